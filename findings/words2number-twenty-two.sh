#!/usr/bin/env bash
# words2number 1.0.1 (Python): "one hundred twenty-two" is 100. 22, 32 and so on to 72 are the only ones in the English list
# without a hyphen, and words that aren't in it are left out. "Zero point zero five" is 0.5, as the noughts after the point
# are added to the rest. And a Spanish billón, a million millions, is a thousandth of that.
# Expected: 122, as 121 and 123 are read; 0.05; 1000000000000 (the Spanish Academy's dictionary).
# Seen: these, next to what it reads well.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps words2number==1.0.1
seen="$(PYTHONPATH=py PYTHONIOENCODING=utf-8 python3 - <<'END'
from words2number import convert

for words in ["one hundred twenty-one", "one hundred twenty-two", "one hundred twenty-three", "two thousand seventy-two",
              "zero point five", "zero point zero five", "three point zero one", "mil millones", "un billón"]:
    print(f"{words}: {convert(words)}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
one hundred twenty-one: 121
one hundred twenty-two: 100
one hundred twenty-three: 123
two thousand seventy-two: 2000
zero point five: 0.5
zero point zero five: 0.5
three point zero one: 3.1
mil millones: 1000000000
un billón: 1000000000
SEEN
)" ]
