#!/usr/bin/env bash
# cchess 1.25.5 (Python), Chinese chess: `swap` doesn't exchange the colours. It makes a copy with the colours exchanged, and
# returns the board itself.
# Expected: a board with red pieces for the black ones, and the other side to move, as `mirror` and `flip` return boards that
# are turned.
# Seen: a position of three pieces, and what the three make of it.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install --no-deps cchess==1.25.5
seen="$(env/bin/python - <<'END'
from cchess.board import ChessBoard

board = ChessBoard("3k5/9/9/9/9/9/9/9/9/2R1K4 w")
print(f"board: {board.to_fen()}")
for name in ("mirror", "flip", "swap"):
    made = getattr(board, name)()
    print(f"{name}: {made.to_fen()}{' (the same object)' if made is board else ''}")
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'board: 3k5/9/9/9/9/9/9/9/9/2R1K4 w' 'mirror: 5k3/9/9/9/9/9/9/9/9/4K1R2 w' \
  'flip: 2R1K4/9/9/9/9/9/9/9/9/3k5 w' 'swap: 3k5/9/9/9/9/9/9/9/9/2R1K4 w (the same object)')" ]
