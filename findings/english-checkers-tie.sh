#!/usr/bin/env bash
# english-checkers 0.0.2 (Python): `Game()` is a tie after the first move. How many moves without a capture make a tie is
# half of the squares, but it takes the size that was handed over, and 0 stands for the usual one. And `undo` takes the piece
# back but not the turn: then the other side is to move.
# Expected: `Game()` is `Game(8)`, as its board is: 8 is `Board.SIZE`, and the limit 32. `undo` "cancels last move and recover
# previous state and board".
# Seen: the board's size, the limit and the state after the first move; and whose turn it is before a move and after its undo.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install --no-deps english-checkers==0.0.2
seen="$(env/bin/python - <<'END'
from checkers.game import Game

for game in (Game(), Game(8)):
    before = game.turn.name
    game.make_move(game.get_all_moves()[0])
    state = game.state.name
    game.undo()
    print(f"size {game.board.size}, limit {game.tie_max}: {state}; turn: {before}, after undo {game.turn.name}")
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'size 8, limit 0: TIE; turn: BLACK, after undo WHITE' \
  'size 8, limit 32: UNFINISHED; turn: BLACK, after undo WHITE')" ]
