#!/usr/bin/env bash
# nard-backgammon 0.1.0 (Python): no die ever shows a six, and a move by chance is never the last one. Both take a random
# number below a limit for one up to it. Without sixes a game is longer, and a point six away can't be reached in one step.
# Expected: "Dices" of backgammon with six sides, and `get_random_move`: "randomly selected move". The system's source of
# chance can't be repeated, but of 20000 dice without a fault some show a six.
# Seen: the sides in 10000 throws, the moves of four that are chosen in 1000, and the opening's die in 500 games.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  nard-backgammon==0.1.0
seen="$(PYTHONPATH=py python3 - <<'END'
from contextlib import redirect_stdout
from io import StringIO
from nard_backgammon import Nard, Player, get_random_move

print("dice:", *sorted({side for _ in range(10000) for side in Nard.new(Player.WHITE).dice_nums}))
print("chosen:", *sorted({get_random_move(["first", "second", "third", "fourth"]) for _ in range(1000)}))
with redirect_stdout(StringIO()):
    games = [Nard.new() for _ in range(500)]
    for game in games:
        game.first_roll()
print("highest die of the first roll:", max(max(game.dice_nums) for game in games))
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'dice: 1 2 3 4 5' 'chosen: first second third' 'highest die of the first roll: 5')" ]
