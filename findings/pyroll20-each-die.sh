#!/usr/bin/env bash
# pyroll20 0.1.9 (Python): what is to be added to each die comes out as None. Of ".+" and ".-" it looks at the first character
# only, and compares it with both.
# Expected: "5d20.-3 subtracts 3 from each of the five d20 that were rolled", as its page says; a list, as for "5d20".
# Seen: five dice alone, with the two, and with a number for the sum; with all dice showing 4.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install pyroll20==0.1.9
seen="$(env/bin/python - <<'END'
from unittest.mock import patch
from pyroll20.pyroll20 import roll

with patch("pyroll20.pyroll20.randint", return_value=4):
    for text in ("5d20", "5d20.+3", "5d20.-3", "5d20+3", "5d20-3"):
        print(f"{text}: {roll(text)}")
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '5d20: [4, 4, 4, 4, 4]' '5d20.+3: None' '5d20.-3: None' '5d20+3: 23' '5d20-3: 17')" ]
