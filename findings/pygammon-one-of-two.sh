#!/usr/bin/env bash
# pygammon 0.0.3 (Python): a turn can be over after one move where two are possible. To count them, it tries the moves on
# one board and doesn't take them back, so that the first checker that can use a die is the only one it tries. And with a
# six a checker may be borne off from any point, while others stand farther back.
# Expected: in backgammon "a player must use both numbers of a roll if this is legally possible", and a number that is
# higher than the point takes a checker off only if none is farther back. "It provides the core functionality for running a
# game".
# Seen: the moves that it counts and those that follow one another by its own `move`, for 150 boards by chance and one in
# detail; and what a six does with checkers on the sixth and the third point.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps pygammon==0.0.3
seen="$(PYTHONPATH=py python3 - <<'END'
import random
from copy import deepcopy
from pygammon.core import Game
from pygammon.exceptions import InvalidMove
from pygammon.structures import Point, Side

def board(mine, theirs, dice):
    game = Game(Side.FIRST)
    game.board = [Point(Side.FIRST, 1) if at in mine else Point(Side.SECOND, 2) if at in theirs else Point() for at in range(24)]
    game.dice = dice
    return game

def most(game):
    best = 0
    for die in {0, 1} - game.dice_played:
        for at in range(24):
            other = deepcopy(game)
            try:
                other.move(die, at)
            except InvalidMove:
                continue
            best = max(best, 1 + most(other))
    return best

random.seed(3)
wrong = 0
for _ in range(150):
    points = random.sample(range(24), 11)
    game = board(points[:random.randint(2, 3)], points[3:], tuple(random.sample(range(1, 7), 2)))
    wrong += game.get_max_move_count() != most(game)
print("wrong:", wrong)
game = board([8, 18], [0, 2, 5, 7, 11, 12, 13, 15], (4, 5))
print(f"it counts {game.get_max_move_count()}")
game.move(0, 18)
game.move(1, 14)
print("played:", len(game.dice_played))
game = board([5, 2], [23], (6, 1))
game.move(0, 2)
print("borne off from the third point:", game.players[Side.FIRST].borne, "- on the sixth:", game.board[5].count)
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'wrong: 12' 'it counts 1' 'played: 2' 'borne off from the third point: 1 - on the sixth: 1')" ]
