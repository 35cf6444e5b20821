#!/usr/bin/env bash
# janggi 1.0.5 (Python), Korean chess: a chariot or cannon outside the palace may move on the slant into it, or beside it, as if
# the palace's lines went on to the edge. Whether a piece is in the palace is asked of its row only. From h1 a chariot goes
# over g2 to f3.
# Expected: chariots and cannons move straight, and slant only along the lines within the palace, d1 to f3. "List all possible
# moves, make a move, and validate", its README. pyffish 0.0.90 (Fairy-Stockfish) knows the game and has no such move.
# Seen: after horse and chariot came out, where the chariot may go, here and there, and whether the move is made.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install --no-deps janggi==1.0.5 termcolor==1.1.0 pygame==2.6.1 protobuf==3.20.3 \
  numpy==1.26.4 pyffish==0.0.90
seen="$(PYGAME_HIDE_SUPPORT_PROMPT=1 env/bin/python - 2> /dev/null <<'END'
import pyffish
from janggi import Camp, Formation, JanggiGame, Location

def location(square):
    return Location(10 - int(square[1:]), "abcdefghi".index(square[0]))

def square(place):
    return "abcdefghi"[place.col] + str(10 - place.row)

game = JanggiGame(Camp.CHO, Formation.INNER_ELEPHANT, Formation.INNER_ELEPHANT)
moves = ("h1g3", "a7b7", "i1h1", "b7a7")
for move in moves:
    game.make_action(location(move[:2]), location(move[2:]))
legal = pyffish.legal_moves("janggi", pyffish.start_fen("janggi"), list(moves))
print("janggi: ", *sorted(map(square, game.get_all_destinations(location("h1")))))
print("pyffish:", *sorted(move[2:] for move in legal if move.startswith("h1")))
game.make_action(location("h1"), location("f3"))
print("on f3:", game.board.get(*location("f3")).piece_type.name)
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
janggi:  f3 h2 i1
pyffish: h2 i1
on f3: CHARIOT
END
)" ]
