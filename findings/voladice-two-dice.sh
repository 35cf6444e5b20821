#!/usr/bin/env bash
# voladice 0.2.0 (Python): 2 * D6 + 3 is one die and 3, because a sum is always a single die. The other way round,
# 2 * (D6 + 3), it's two dice and the 6 is lost. Two results added lose their modifiers: 3 + 2 and 4 make 7. And all empty
# results share one list, so "+=" to one of them adds its rolls to every other.
# Expected: "simple in its nature": dice with a modifier, rolled to results which "you can combine ... in many ways"; the total
# is "the sum of all rolls", and its modifier is in it for a single die.
# Seen: the lowest and the highest total of 2000 rolls, and how many rolls each has; totals of two results and of their sum;
# and a new empty result before and after another one was added to.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps voladice==0.2.0
seen="$(PYTHONPATH=py python3 - <<'END'
import random
from voladice import D6, Result

random.seed(1)
for what, dice in (("D6 + 3", D6 + 3), ("2 * D6", 2 * D6), ("2 * D6 + 3", 2 * D6 + 3), ("2 * (D6 + 3)", 2 * (D6 + 3))):
    results = [dice.roll() for _ in range(2000)]
    totals, rolls = [int(result) for result in results], {len(result.get_rolls()) for result in results}
    print(f"{what}: {min(totals)} to {max(totals)}, rolls: {max(rolls)}")
first, second = Result([3], 2), Result([4])
print("totals:", int(first), int(second), "- of the sum:", int(first + second))
print("empty:", Result().get_rolls(), end=" ")
empty = Result()
empty += second
print("then", Result().get_rolls())
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
D6 + 3: 4 to 9, rolls: 1
2 * D6: 2 to 12, rolls: 2
2 * D6 + 3: 4 to 9, rolls: 1
2 * (D6 + 3): 2 to 12, rolls: 2
totals: 5 4 - of the sum: 7
empty: [] then [4]
END
)" ]
