#!/usr/bin/env bash
# pyhedrals 0.2.0 (Python): a die that's been dropped is rerolled, and explodes, and what it brings is added. So the best three
# of four dice, with ones rerolled, are four dice if the dropped one is a 1. Counting and keeping look at the dice that are
# left.
# Expected: "Any that are either not kept or dropped are removed from the total"; "Drops and rerolls each die that rolls
# minimum", so there are as many dice in the total as before.
# Seen, in 2000 rolls each: the numbers of dice in the total, and the highest total; and one of these rolls.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  pyhedrals==0.2.0 sly==0.4
seen="$(PYTHONPATH=py python3 - 2> warnings <<'END'
import random
from collections import Counter
from pyhedrals import DiceRoller

random.seed(1)
roller, example = DiceRoller(), None
for text in ("4d6kh3", "4d6kh3r1", "3d6r1", "4d6kl1!6", "1d6!6", "4d6kh3kl1", "4d6kh3c1"):
    counts, totals = Counter(), []
    for _ in range(2000):
        result = roller.parse(text)
        left = sum(not die.dropped for die in result.rolls[-1].rolls)
        counts[left] += 1
        totals.append(result.result)
        if text == "4d6kh3r1" and left == 4 and not example:
            example = next(result.strings())
    print(f"{text}: {min(counts)} to {max(counts)} dice, highest total {max(totals)}")
print(example)
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
4d6kh3: 3 to 3 dice, highest total 18
4d6kh3r1: 3 to 4 dice, highest total 24
3d6r1: 3 to 3 dice, highest total 18
4d6kl1!6: 1 to 9 dice, highest total 44
1d6!6: 1 to 5 dice, highest total 28
4d6kh3kl1: 1 to 1 dice, highest total 6
4d6kh3c1: 0 to 3 dice, highest total 3
4d6: 4,-1-,3,5,6 (18)
END
)" ]
