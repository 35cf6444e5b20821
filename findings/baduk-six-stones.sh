#!/usr/bin/env bash
# baduk 1.0.4 (Python), the game of Go: six handicap stones are four in the corners, one in the centre and one at a side, since
# the first of one fixed list are taken, and the centre is the fifth. `handicap(0)`, one of the answers that its game offers,
# makes White begin. All games share one list of what to take back: an undo in one game takes a stone off another's board. And
# of several moves given at once none is played after a pass.
# Expected: the usual points, six at the sides and in the corners, two by two, and with eight none in the centre either; Black
# begins without handicap; each game takes back its own moves; all moves are played.
# Seen: the points for six and eight stones; whose turn it is with none; the stones of two games of which the first was undone;
# and those of three moves with a pass among them.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps baduk==1.0.4
seen="$(PYTHONPATH=py python3 - <<'END'
from baduk.constants.constants import HANDICAP_19_X_19
from baduk.game.game import Game

def stones(game, points):
    return " ".join(point for point in points if game.get_position(point) != ".") or "none"

for number in (6, 8):
    game = Game(19)
    game.handicap(number)
    print(f"{number} stones: {stones(game, HANDICAP_19_X_19)} (10K is the centre)")
game = Game(9)
game.handicap(0)
print("no handicap:", game.get_current_player().name)
first, second = Game(9), Game(9)
first.move("3C")
second.move("5E")
first.rollback(1)
print("undone in the first:", stones(first, ("3C", "5E")), "- the second:", stones(second, ("3C", "5E")))
game = Game(9)
game.move("3C", "pass", "5E", "6F")
print("3C, a pass, 5E, 6F:", stones(game, ("3C", "5E", "6F")))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
6 stones: 4Q 16D 16Q 4D 10K 10D (10K is the centre)
8 stones: 4Q 16D 16Q 4D 10K 10D 10Q 4K (10K is the centre)
no handicap: White
undone in the first: 3C - the second: none
3C, a pass, 5E, 6F: 3C
END
)" ]
