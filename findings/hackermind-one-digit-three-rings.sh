#!/usr/bin/env bash
# hackermind 1.0.4 (Python), Mastermind with four digits: each digit of a guess that's anywhere in the code gets a ring, however
# often it's there. So for the code 1234 the guess 1111 has a cross and three rings, as if all four digits were right. A code in
# nine thousand is 10000, which no four digits can be: it says itself that the code is between 1000 and 9999. And the game
# doesn't start: the pictures and rules that it opens aren't in the package.
# Expected: the rules of Mastermind: a digit of the code counts for one digit of the guess.
# Seen: the hints for four guesses; whether 10000 is drawn; the files of texts in the package.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps hackermind==1.0.4
seen="$(PYTHONPATH=py/mastermind python3 - <<'END'
from pathlib import Path
from unittest.mock import patch
from game.board import Board

board = Board()
for code, guess in (("1234", "1111"), ("1234", "4321"), ("1123", "2111"), ("1234", "5115")):
    print(f"code {code}, guess {guess}: {board.create_hint(code, guess)}")
with patch("random.randint", side_effect=lambda low, high: high):
    print("the highest code:", board.generate_code())
print("texts in the package:", len(list(Path("py/mastermind").rglob("*.txt"))))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
code 1234, guess 1111: xooo
code 1234, guess 4321: oooo
code 1123, guess 2111: oxoo
code 1234, guess 5115: *oo*
the highest code: 10000
texts in the package: 0
END
)" ]
