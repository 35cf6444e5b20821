#!/usr/bin/env bash
# pgnparser 1.0 (Python, records of chess): it writes "1.0. e4 e5 2.0. Nf3", and reads that back with a move "0." before each:
# half of a number of moves isn't whole in Python 3. The result is a move too, and gets a number when it's White's turn. What
# stands after a semicolon is lost as a remark, also in a name ("Paris; France") or a comment, with all moves of its line.
# Expected: what it wrote it should read; PGN: "1. e4 e5 2. Nf3", the result has no number; a semicolon begins a remark only
# outside quotes and braces. (It loads in Python 3 without a word.)
# Seen: two games read, then one of them written and read again.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps pgnparser==1.0
seen="$(PYTHONPATH=py python3 -W ignore - <<'END'
import pgn

text = """[Event "Cup"]
[Site "Paris; France"]
[Result "1-0"]

1. e4 e5 2. Nf3 {good; and quick} Nc6 1-0

[Event "Cup"]
[Result "1-0"]

1. e4 e5 2. Nf3 Nc6 1-0
"""
games = pgn.loads(text)
for game in games:
    print(game.site, game.moves)
written = pgn.dumps(games[1])
print(written.splitlines()[-1])
print(pgn.loads(written)[0].moves)
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
Paris ['e4', 'e5', 'Nf3', '{good']
None ['e4', 'e5', 'Nf3', 'Nc6', '1-0']
1.0. e4 e5 2.0. Nf3 Nc6 3.0. 1-0
['0.', 'e4', 'e5', '0.', 'Nf3', 'Nc6', '0.', '1-0']
SEEN
)" ]
