#!/usr/bin/env bash
# connect-four-lib 1.3.1 (Python): a game that the last of its 42 stones wins is a draw. It asks whether the board is full before
# it asks whether somebody has four in a row. And a move to an eighth column is an IndexError instead of an invalid move, since
# the number of columns passes its check.
# Expected: four in a row win, whenever they are made. `validate` has INVALID for a move that doesn't exist, as it does for -1
# and 8.
# Seen: the state of a game by chance after its last stone, and the longest row that this stone is in; and what `validate` says
# to the columns 6 to 8, of 0 to 6.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install connect-four-lib==1.3.1
seen="$(env/bin/python - <<'END'
import random
from connect_four_lib.connect_four_judge import ConnectFourJudge

def longest(board, column, row):
    best = 0
    for step in ((0, 1), (1, 0), (1, 1), (1, -1)):
        length = 1
        for sign in (1, -1):
            x, y = column + sign * step[0], row + sign * step[1]
            while 0 <= x < 7 and 0 <= y < 6 and board[x][y] == board[column][row]:
                length, x, y = length + 1, x + sign * step[0], y + sign * step[1]
        best = max(best, length)
    return best

rng, judge = random.Random(1584), ConnectFourJudge()
while judge.is_game_over().name == "CONTINUE":
    judge.add_move(str(rng.choice(judge.get_valid_moves())))
print(f"{len(judge.get_all_moves())} stones, {longest(judge.board, *judge.get_last_move())} in a row:", judge.is_game_over().name)
for column in ("6", "7", "8"):
    try:
        print(f"column {column}:", ConnectFourJudge().validate(column).name)
    except IndexError as error:
        print(f"column {column}: IndexError, {error}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
42 stones, 4 in a row: DRAW
column 6: CONTINUE
column 7: IndexError, list index out of range
column 8: INVALID
END
)" ]
