#!/usr/bin/env bash
# boggle-checker 0.1 (Python): it goes to the first neighbour that has the next letter, and if the word can't go on from there,
# it's said not to be on the board. Whether CAT is there hangs on which of two As comes first. And every letter it came by is
# overwritten with an x on the board that it was given, so that a word is there once, and not the next time.
# Expected: its own text: "return True if the second arguement is a valid word on the Boggle board". In Boggle a word counts when
# any path of neighbouring dice spells it, and asking doesn't change the dice.
# Seen: for a board, and for the same board in a mirror, whether CAT is found; then what's found on one board, asked twice.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install --no-deps boggle-checker==0.1
cat > boards.py <<'END'
import contextlib
import io
from boggle.boggle import boggle_checker

def found(board, word):
    with contextlib.redirect_stdout(io.StringIO()):
        return bool(boggle_checker(board, word))

for rows in (("SEE", "ACA", "SET"), ("EES", "ACA", "TES"), ("SES", "ECA", "SET")):
    print("CAT in", *rows, found([list(row) for row in rows], "CAT"))
board = [list(row) for row in ("SES", "ECA", "SET")]
print("asked twice:", found(board, "CAT"), found(board, "CAT"), *map("".join, board))
END
seen="$(env/bin/python boards.py)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
CAT in SEE ACA SET False
CAT in EES ACA TES True
CAT in SES ECA SET True
asked twice: True False SES Exx SET
END
)" ]
