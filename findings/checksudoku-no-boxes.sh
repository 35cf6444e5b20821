#!/usr/bin/env bash
# checksudoku 0.0.1 (Python), "Check if any NxN Sudoku is solved correctly": it never looks at what is in the boxes. It
# collects their cells into a list that nothing reads. So each row moved on by one is a solved Sudoku.
# Expected: False where a box has a number twice, as for a row or a column that has.
# Seen: what it says of squares of 4 and of 9, how many boxes in them have a number twice, and of the 576 squares of 4 without
# a number twice in a row or column, of which 288 are Sudokus.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install checksudoku==0.0.1
seen="$(env/bin/python - <<'END'
import contextlib
import io
from itertools import permutations, product
from checksudoku.checksudoku import csudoku

def says(square):
    with contextlib.redirect_stdout(io.StringIO()):
        return csudoku([list(row) for row in square])

def bad_boxes(square):
    side = int(len(square) ** 0.5)
    return sum(len({square[top + down][left + right] for down in range(side) for right in range(side)}) < len(square)
               for top in range(0, len(square), side) for left in range(0, len(square), side))

def moved(size, steps):
    return [[(column + step) % size + 1 for column in range(size)] for step in steps]

for name, square in (("solved", moved(9, (0, 3, 6, 1, 4, 7, 2, 5, 8))), ("moved by one", moved(9, range(9))),
                     ("moved by one", moved(4, range(4))), ("two equal rows", moved(4, (0, 0, 2, 2)))):
    print(f"{len(square)} x {len(square)}, {name}: {bad_boxes(square)} bad boxes, says {says(square)}")
latin = [square for square in product(permutations((1, 2, 3, 4)), repeat=4)
         if all(len(set(column)) == 4 for column in zip(*square))]
print(len(latin), "squares:", sum(not bad_boxes(square) for square in latin), "solved, says", sum(map(says, latin)))
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '9 x 9, solved: 0 bad boxes, says True' '9 x 9, moved by one: 9 bad boxes, says True' \
  '4 x 4, moved by one: 4 bad boxes, says True' '4 x 4, two equal rows: 4 bad boxes, says False' \
  '576 squares: 288 solved, says 576')" ]
