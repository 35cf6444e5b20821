#!/usr/bin/env bash
# ludo-king-engine 0.1.3 (Python): in `play_game` nobody ever passes. Whoever can't move throws again until it fits, and so
# does whoever had three sixes, which cost the turn elsewhere in it: it goes on in the loop without the next player. A
# counter leaves home in the very first turn. And at the end two throws are the same: the square at the entry and the first
# one of the home column are both 100, so that nobody ever stops at the entry.
# Expected: "Maximum of 3 consecutive sixes before turn automatically ends"; `play_turn` passes. "Red enters home after
# position 51", so 51 itself is still on the round.
# Seen: who throws what until the first four moves; red's throws with three sixes; where red goes from 48 with 1 to 6.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  ludo-king-engine==0.1.3
seen="$(PYTHONPATH=py python3 - <<'END'
import random
from ludo_engine.core.game import LudoGame
from ludo_engine.core.token import Token
from ludo_engine.models.model import PlayerColor, TokenState

class Watched(LudoGame):
    def roll_dice(self):
        side = super().roll_dice()
        thrown.append(f"{self.get_current_player().color.value} {side}")
        return side

random.seed(1)
thrown, game = [], Watched([PlayerColor.RED, PlayerColor.GREEN])
moves = game.play_game(100)
for turn in (next(moves) for _ in range(4)):
    print(f"{', '.join(thrown)}: {turn.player_color.value} moves {turn.dice_value}")
    thrown.clear()
game, sixes = Watched([PlayerColor.RED, PlayerColor.GREEN]), iter([6, 6, 6, 5])
random.randint = lambda low, high: next(sixes)
moves = game.play_game(100)
print("three sixes and a five:", *(f"{turn.player_color.value} {turn.dice_value}" for turn in (next(moves) for _ in range(3))))
token = Token(0, PlayerColor.RED, TokenState.ACTIVE, 48)
print("from 48:", *(token.get_target_position(side, 1) for side in range(1, 7)))
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'red 2, red 5, red 1, red 3, red 1, red 4, red 4, red 4, red 6: red moves 6' 'red 4: red moves 4' \
  'green 2, green 1, green 4, green 1, green 4, green 4, green 5, green 1, green 6: green moves 6' 'green 4: green moves 4' \
  'three sixes and a five: red 6 red 6 red 5' 'from 48: 49 50 100 100 101 102')" ]
