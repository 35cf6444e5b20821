#!/usr/bin/env bash
# dice-notation 1.2.1 (Python): "d6" is an IndexError. A message for its log asks for the number of dice and the number of sides
# before it looks whether both are there, so the default of one die is never reached. A minus before dice at the beginning or
# in brackets is ignored: "-2d6" is between 2 and 12. And every expression is printed as a tree.
# Expected: "No quantity of dice defined, defaults to 1", says its source. "Dice notation tools", with operators and
# brackets.
# Seen: for some expressions the lowest and the highest of 2000 rolls, or the error.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install dice-notation==1.2.1 antlr4-python3-runtime==4.7.2
seen="$(env/bin/python - <<'END'
import random
from contextlib import redirect_stdout
from io import StringIO
from dice_notation.parser.dice import DiceParser

random.seed(1)
for text in ("1d6", "d6", "2d6", "-2d6", "10-2d6", "10+(-2d6)", "-2+1d6", "2d6-1"):
    printed = StringIO()
    try:
        with redirect_stdout(printed):
            dice = DiceParser().parse(text)
        rolls = [dice.roll() for _ in range(2000)]
        print(f"{text}: {min(rolls)} to {max(rolls)}, printed: {len(printed.getvalue().splitlines())} line")
    except IndexError as error:
        print(f"{text}: IndexError, {error}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
1d6: 1 to 6, printed: 1 line
d6: IndexError, list index out of range
2d6: 2 to 12, printed: 1 line
-2d6: 2 to 12, printed: 1 line
10-2d6: -2 to 8, printed: 1 line
10+(-2d6): 12 to 22, printed: 1 line
-2+1d6: -1 to 4, printed: 1 line
2d6-1: 1 to 11, printed: 1 line
END
)" ]
