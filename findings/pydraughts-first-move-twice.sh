#!/usr/bin/env bash
# pydraughts 0.6.7 (Python), records of draughts in PDN: if Black begins, as in every game of English draughts that it writes, it
# reads the first move twice. So it can't read what it wrote: the game has a move too many, and the second can't be played. Where
# White begins, it's right. And a game written with the result 1-0 in its tags ends with "*" all the same, unfinished.
# Expected: the moves that were written; and PDN's result at the end, the same as in the tag.
# Seen: the moves of a game of English and of international draughts, written and read again, how many of those can be played,
# and the end of a game with a result.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps pydraughts==0.6.7
seen="$(PYTHONPATH=py python3 - <<'END'
from pathlib import Path
from draughts import Board, Move
from draughts.PDN import PDNReader, PDNWriter

for variant, moves in (("english", "11-15 24-19 15x24 28x19"), ("standard", "32-28 19-23 28x19 14x23")):
    board = Board(variant=variant)
    for move in moves.split():
        board.push(Move(board, pdn_move=move))
    PDNWriter(f"{variant}.pdn", board=board)
    read = PDNReader(filename=f"{variant}.pdn").games[0].moves
    again, played = Board(variant=variant), 0
    for move in read:
        if move not in [legal.pdn_move for legal in again.legal_moves()]:
            break
        again.push(Move(again, pdn_move=move))
        played += 1
    print(f"{variant}: {moves}; read again:", *read, f"- {played} can be played")
PDNWriter("result.pdn", board=board, tags={"White": "Ann", "Black": "Ben", "Result": "1-0"})
written = Path("result.pdn").read_text().split()
print('the tag "1-0" is there:', '"1-0"]' in written, "- the end:", written[-1])
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
english: 11-15 24-19 15x24 28x19; read again: 11-15 11-15 24-19 15x24 28x19 - 1 can be played
standard: 32-28 19-23 28x19 14x23; read again: 32-28 19-23 28x19 14x23 - 4 can be played
the tag "1-0" is there: True - the end: *
END
)" ]
