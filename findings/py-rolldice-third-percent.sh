#!/usr/bin/env bash
# py-rolldice 0.4.0 (Python): "d%" is a die of a hundred sides, but only twice: the third in a roll is an error. Python's `sub`
# takes as its fourth value how many to replace, and gets the sign for "upper or lower case", which is 2. "d20!" is one
# exploding die, "d20!p", a penetrating one, an error: there the number left out isn't 1. And lcm(4, 6) is 12.0.
# Expected: three throws like two; "leaving out the number of dice will default to 1"; penetrating dice "are the same as
# exploding dice except" for the -1; 12.
# Seen: whether each roll is read, and the two functions.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  py-rolldice==0.4.0 regex==2024.11.6
seen="$(PYTHONPATH=py python3 -W ignore - <<'END'
import random
from rolldice import roll_dice

random.seed(1)
for roll in ["d%", "d%+d%", "d%+d%+d%", "d100+d100+d100", "d20!", "1d20!p", "d20!p"]:
    try:
        roll_dice(roll)
        print(roll, "fine")
    except Exception as error:
        print(roll, type(error).__name__)
for roll in ["gcd(4, 6)", "lcm(4, 6)"]:
    print(roll, roll_dice(roll)[0])
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
d% fine
d%+d% fine
d%+d%+d% DiceGroupException
d100+d100+d100 fine
d20! fine
1d20!p fine
d20!p DiceGroupException
gcd(4, 6) 2
lcm(4, 6) 12.0
SEEN
)" ]
