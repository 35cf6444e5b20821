#!/usr/bin/env bash
# games-collection 1.6.1 (Python), Farkle: dice that score nothing can be set aside along with one that does. So of 1 2 2 3 4 6
# all six are taken for the 100 points of the 1, and that's "hot dice": the player rolls all six again. With any roll that
# scores at all the turn can go on with six dice. It lists such moves among the valid ones.
# Expected: "any valid scoring subset"; "if all dice have been used for scoring", the player gets all six back. Here it's the 1
# alone, and five dice to roll.
# Seen: how many selections it lists for that roll, and the turn after the 1 was taken, and after all six.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps games-collection==1.6.1
seen="$(PYTHONPATH=py python3 - <<'END'
from random import Random
from dice_games.farkle.farkle import FarkleGame

for selection in ([1], [1, 2, 2, 3, 4, 6]):
    game = FarkleGame(rng=Random(1))
    game.make_move(([], True))
    game.last_roll = [1, 2, 2, 3, 4, 6]
    listed = [dice for dice, rolls in game.get_valid_moves() if rolls]
    print("listed:", len(listed), "- this one:", selection in listed, end="; ")
    game.make_move((selection, True))
    print(f"taken {len(selection)}: {game.turn_score} points, {len(game.last_roll)} dice rolled")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
listed: 24 - this one: True; taken 1: 100 points, 5 dice rolled
listed: 24 - this one: True; taken 6: 100 points, 6 dice rolled
END
)" ]
