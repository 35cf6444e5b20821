#!/usr/bin/env bash
# gym-togyzkumalak 0.0.2 (Python), Toguz korgool: the ninth hole becomes a tuzduk, and so does the hole that faces one's own.
# Its holes are numbered from 0 to 8, and it asks whether the number isn't 9. Whether the hole faces the other tuzduk it never
# asks.
# Expected: "The ninth hole of the opponent cannot be turned into a tuzduk, only holes 1-8", and "If your opponent has created
# his tuzduk in YOUR second hole, you are no longer able to make a tuzduk in HIS second hole", as its own page says.
# Seen: the tuzduks on both sides, holes from 1 to 9, after two games of a few moves that it allows.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install gym-togyzkumalak==0.0.2 gym==0.26.2 numpy==1.26.4 texttable==1.7.0
seen="$(env/bin/python - 2>/dev/null <<'END'
from gym_togyzkumalak.togyzkumalak.board import Board

for moves in ([0, 8, 1, 4, 6], [6, 2, 7, 3, 1, 0]):
    board = Board()
    for move in moves:
        assert board.run.available_action()[move]
        board.move(move)
    print(*(f"{side}: {[hole + 1 for hole, otau in gamer.home.items() if otau.tuzduk]}" for side, gamer in board.gamers.items()))
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'white: [] black: [9]' 'white: [3] black: [3]')" ]
