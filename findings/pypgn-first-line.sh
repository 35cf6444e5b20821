#!/usr/bin/env bash
# pypgn 0.5.1 (Python), records of chess: of the moves it reads one line, the one that begins with "1. ". Most programs write
# lines of at most 80 characters, and then a game has fourteen moves. If the line ends in the middle of a move, it's an
# IndexError. And `move_range` leaves out the last move, unless it's told where to end.
# Expected: all moves. A line break separates like a space, and the PGN standard has "movetext lines" shorter than 80
# characters; `move_range` has "all moves in given range".
# Seen: how many moves it finds in a game of twenty, written in one line, in two, and in two with a break after White's move;
# and how many `move_range()` gives.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install pypgn==0.5.1
seen="$(env/bin/python - <<'END'
from pathlib import Path
from pypgn.game import Game

moves = [f"{number}. {'Nf3' if number % 2 else 'Ng1'} {'Nf6' if number % 2 else 'Ng8'}" for number in range(1, 21)]
text = " ".join(moves) + " 1/2-1/2"
tags = '[Event "Club"]\n[White "Ann"]\n[Black "Ben"]\n[Result "1/2-1/2"]\n\n'
for name, written in (("one line", text), ("two lines", text.replace(" 8. ", "\n8. ")),
                      ("within a move", text.replace("8. Ng1 ", "8. Ng1\n"))):
    Path("game.pgn").write_text(tags + written + "\n")
    try:
        game = Game("game.pgn")
        print(f"{name}: {game.move_count()} moves, {len(game.move_range())} in the range")
    except IndexError:
        print(f"{name}: IndexError")
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'one line: 20 moves, 19 in the range' 'two lines: 7 moves, 6 in the range' \
  'within a move: IndexError')" ]
