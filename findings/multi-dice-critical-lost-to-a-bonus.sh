#!/usr/bin/env bash
# multi-dice 1.0.1 (Python): a natural 20 is a critical hit, but not with a bonus: in "1d20+5" the 5 is rolled as a part of its
# own, which is none, and that's what stays. "5+1d20" is one. And the average of 3d6 is 9.5, under its own middle of 3 and 18:
# it adds one instead of one for each die. Of 4d6 keeping three it's 9.5 too.
# Expected: crit for "1d20+5" whenever it is for "1d20" with the same throw; 10.5, as any dice table; 12.24 for 4d6k3.
# Seen: throws with a fixed seed that gives a 20, and averages.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps multi-dice==1.0.1
seen="$(PYTHONPATH=py python3 - <<'END'
import random
from multi_dice import RollDice

seed = next(seed for seed in range(1000) if random.Random(seed).randint(1, 20) == 20)
for dice in ["1d20", "5+1d20", "1d20+5", "1d20-1", "1d20+1d4"]:
    random.seed(seed)
    roll = RollDice(dice)
    print(f"{dice}: rolls {roll.rolls}, value {roll.value}, crit {roll.crit}")
for dice in ["1d6", "2d6", "3d6", "10d10", "4d6k3"]:
    roll = RollDice(dice)
    print(f"{dice}: from {roll.minimum} to {roll.maximum}, average {roll.average}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
1d20: rolls [20], value 20, crit True
5+1d20: rolls [20], value 25, crit True
1d20+5: rolls [20], value 25, crit False
1d20-1: rolls [20], value 19, crit False
1d20+1d4: rolls [20, 3], value 23, crit False
1d6: from 1 to 6, average 3.5
2d6: from 2 to 12, average 6.5
3d6: from 3 to 18, average 9.5
10d10: from 10 to 100, average 50.5
4d6k3: from 3 to 18, average 9.5
SEEN
)" ]
