#!/usr/bin/env bash
# renju 0.1.0 (Python), `from_sgf`: a game with variations becomes one line of moves, first one variation and then the next.
# A comment with a bracket in it changes the moves: the backslash before the bracket is taken out too early, so the rest of the
# comment is read as properties, and a move it speaks of is played. Names and dates are forgotten.
# Expected: "SGF Import & Export ... to/from standard SGF ..., correctly preserving player names, dates, results, rules". In SGF
# (FF[4]) a variation begins where the others begin, and "\]" is a bracket in a text.
# Seen: the moves of three files; and the names and the date of a game that's written, read and written again.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps renju==0.1.0
seen="$(PYTHONPATH=py python3 - <<'END'
import re
from renju import RenjuBoard

head = "(;GM[4]FF[4]SZ[15]RU[Renju]"
for what, moves in (("one line", ";B[hh];W[ii];B[jj])"), ("variations", ";B[hh](;W[ii];B[jj])(;W[gg];B[ff]))"),
                    ("a comment", r";B[hh];W[ii]C[better than W[gg\], B[jj\]];B[ff])")):
    print(f"{what}: {RenjuBoard.from_sgf(head + moves).get_pos(' ')}")
written = RenjuBoard("h8i9").to_sgf(black_name="Ann", white_name="Ben", date="2026-06-07")
again = RenjuBoard.from_sgf(written).to_sgf()
for text in (written, again):
    print(*re.findall(r"(?:PB|PW|DT)\[.*?\]", text))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
one line: h8 i9 j10
variations: h8 i9 j10 g7 f6
a comment: h8 j10 f6
PB[Ann] PW[Ben] DT[2026-06-07]
PB[Black] PW[White]
END
)" ]
