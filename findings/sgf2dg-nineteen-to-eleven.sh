#!/usr/bin/env bash
# sgf2dg 4.252 (Debian package 4.252-1), diagrams of Go: on a board with nine lines "-coords" numbers them from 19 down to 11,
# and on one with 13 from 19 to 7. So the corner A1 is A11, and each move has a wrong name. It counts from 19 whatever the size
# is.
# Expected: "-coords adds coordinates to right and bottom edges", and in Go the bottom line is 1; sgfmill 1.1.1 (Python) has 9
# to 1.
# Seen: the numbers beside the lines and the letters below, for boards of 9, 13 and 19 lines, here and there.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root sgf2dg=4.252-1
dpkg -x sgf2dg_*.deb .
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py sgfmill==1.1.1
seen="$(for size in 9 13 19; do
  echo "(;GM[1]FF[4]SZ[$size]PB[one]PW[two];B[cc];W[dd])" > game.sgf
  PERL5LIB=usr/share/perl5 nice -n 19 perl usr/bin/sgf2dg -converter ASCII -coords game.sgf > /dev/null 2>&1
  numbers="$(sed -nE 's/^ [|+].*[|+]  ([0-9]+) *$/\1/p' game.ascii | paste -s -d ' ')"
  echo "$size lines: $numbers, $(grep -E '^ A ' game.ascii | tr -d ' ')"
  PYTHONPATH=py python3 - "$size" <<'END'
import sys
from sgfmill import ascii_boards, boards
lines = ascii_boards.render_board(boards.Board(int(sys.argv[1]))).split("\n")
print("  there:", " ".join(line.split()[0] for line in lines[:-1]) + ",", "".join(lines[-1].split()))
END
done)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
9 lines: 19 18 17 16 15 14 13 12 11, ABCDEFGHJ
  there: 9 8 7 6 5 4 3 2 1, ABCDEFGHJ
13 lines: 19 18 17 16 15 14 13 12 11 10 9 8 7, ABCDEFGHJKLMN
  there: 13 12 11 10 9 8 7 6 5 4 3 2 1, ABCDEFGHJKLMN
19 lines: 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1, ABCDEFGHJKLMNOPQRST
  there: 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1, ABCDEFGHJKLMNOPQRST
END
)" ]
