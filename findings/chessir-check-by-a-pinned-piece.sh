#!/usr/bin/env bash
# chessir 0.1.1 (Python, chess): check by a piece that's pinned to its own king isn't seen, and the status is NORMAL. And a draw is
# declared where White mates with the next move: knight against knight is said to be too little, and so are two knights.
# Expected: its README: the status "also will detect check", and draws by "insufficient material". In the laws of chess a pinned
# piece gives check, too (3.9), and a game is drawn when neither can mate by any series of moves (5.2.2). python-chess, chess
# 1.11.2, says so, and chessir itself says CHECKMATE a move later.
# Seen: for some positions the status, whether python-chess sees check, and too little material; then the status after mate.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install --no-deps chessir==0.1.1 chess==1.11.2
seen="$(env/bin/python - <<'END'
import chess
from Chessir.game import Game

NAMES = ("NORMAL", "CHECK", "CHECKMATE", "STALEMATE", "DRAW")
for what, fen, mate in (
    ("a free queen", "4k3/8/8/1Q6/8/8/8/5K2 b - - 0 1", None),
    ("a pinned queen", "4k3/8/b7/1Q6/8/8/8/5K2 b - - 0 1", None),
    ("a pinned rook", "4k3/8/8/8/r3R2K/8/8/8 b - - 0 1", None),
    ("a knight alone", "k7/8/1K6/1N6/8/8/8/8 w - - 0 1", None),
    ("knight and knight", "kn6/8/1K6/1N6/8/8/8/8 w - - 0 1", "b5c7"),
    ("two knights", "k7/8/1K6/1N3N2/8/8/8/8 w - - 0 1", None),
):
    game, board = Game(fen), chess.Board(fen)
    seen = f"{NAMES[game.status]}; check {board.is_check()}, too little {board.is_insufficient_material()}"
    if mate:
        game.apply_move(mate, validate=True)
        seen += f"; after {mate} {NAMES[game.status]}"
    print(f"{what}: {seen}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
a free queen: CHECK; check True, too little False
a pinned queen: NORMAL; check True, too little False
a pinned rook: NORMAL; check True, too little False
a knight alone: DRAW; check False, too little True
knight and knight: DRAW; check False, too little False; after b5c7 CHECKMATE
two knights: DRAW; check False, too little False
END
)" ]
