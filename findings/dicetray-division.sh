#!/usr/bin/env bash
# dicetray 2.1.1 (Python): what a number is divided by is thrown twice. Only the second throw counts, but the dice of both
# are in the list of dice, and count for the limit. And in a sum no die is ever shown in bold, since that wish isn't passed
# on to the parts.
# Expected: 2d6 are two dice, as to the left of the division; `markdown` for the highest and the lowest side of a die, as
# for a throw without a sum. "expr DIVIDE expr" and "expr PLUS expr" are in its grammar.
# Seen: how many dice are in the list; whether the limit of 3 allows it; and a die of one side in bold, alone and in a sum.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  dicetray==2.1.1 sly==0.4
seen="$(PYTHONPATH=py python3 - <<'END'
from dicetray import Dicetray, MaxDiceExceeded

for text in ("2d6 / 12", "12 / 2d6", "2d6 + 12", "12 + 2d6"):
    tray = Dicetray(text)
    tray.roll()
    try:
        Dicetray(text, max_dice=3).roll()
        limit = "allowed"
    except MaxDiceExceeded:
        limit = "too many"
    print(f"{text}: {len(tray.dice)} dice, {limit}")
for text in ("1d1", "1d1 + 3"):
    tray = Dicetray(text)
    tray.roll()
    print(f"{text}: {tray.format(markdown=True)}")
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '2d6 / 12: 2 dice, allowed' '12 / 2d6: 4 dice, too many' '2d6 + 12: 2 dice, allowed' \
  '12 + 2d6: 2 dice, allowed' '1d1: **1**' '1d1 + 3: 1 + 3')" ]
