#!/usr/bin/env bash
# xiangqi 1.0.5 (Python), Chinese chess: checkmate is a draw when both sides are well guarded and have few pawns, for it's asked
# first whether anybody has enough to win with. And for Black it's Red's pawns that are counted: with three pawns against one
# Black gets a draw by any move, Red with the same three plays on.
# Expected: who's mated has lost; pyffish 0.0.90 (Fairy-Stockfish) says that the position has no move and is lost. And what
# holds for one side holds for the other.
# Seen: how the game ends after Black's pawn mates, then after a quiet move of either side, with the board turned round for Red.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install --no-deps xiangqi==1.0.5 numpy==1.26.4 pyffish==0.0.90
seen="$(env/bin/python - <<'END'
import pyffish
from xiangqi import Camp, Env

BLACK = "2baka3/9/9/P8/9/9/9/3p1A3/2p1A4/3K1pB2"
RED = BLACK[::-1].swapcase()
for what, board, camp, move in (("Black mates", BLACK, Camp.BLACK, "d2d1"), ("Black waits", BLACK, Camp.BLACK, "c9e7"),
                                ("Red waits", RED, Camp.RED, "g0e2")):
    game = Env(opening=board, who_first=camp)
    game.reset()
    done = game.step(move)[2]
    print(f"{what}:", "goes on" if not done else "a draw" if game.winner is None else f"won by {game.winner.name}")
moves = [move[0] + str(int(move[1]) + 1) + move[2] + str(int(move[3]) + 1) for move in ("d2d1",)]
fen = BLACK + " b - - 0 1"
print("pyffish, Black mates:", pyffish.legal_moves("xiangqi", fen, moves), pyffish.game_result("xiangqi", fen, moves) < 0)
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
Black mates: a draw
Black waits: a draw
Red waits: goes on
pyffish, Black mates: [] True
END
)" ]
