#!/usr/bin/env bash
# derby 0.7.2 (Python), dice: `roll`, the only thing on its page, always ends with a NameError, for it asks for a name that
# it doesn't have. And its parser takes "5d6-2d6" for "5d6+2d6": the dice of both are put together, and the value to take
# away goes to the place of the history. And whatever is added before the highest are kept is lost.
# Expected: "roll('1d20+1')", and "roll('4d6h3+1')  # same as roll('4d6+1h3')".
# Seen, with dice of one side: the error, and the values of the parser.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  derby==0.7.2 lark-parser==0.8.9
seen="$(PYTHONPATH=py python3 - <<'END'
import derby

try:
    derby.roll("1d20+1")
except NameError as error:
    print("roll:", error)
for text in ("3d1", "3d1-2", "5d1-2d1", "4d1h3+1", "4d1+1h3"):
    print(f"{text} = {derby.parser.parse(text).value}")
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' "roll: name 'with_result' is not defined" '3d1 = 3' '3d1-2 = 1' '5d1-2d1 = 7' '4d1h3+1 = 4' \
  '4d1+1h3 = 3')" ]
