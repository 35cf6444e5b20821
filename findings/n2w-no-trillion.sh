#!/usr/bin/env bash
# n2w 0.1.3 (Python), numbers in English words: there's no trillion. After "billion" comes "quadrillion": 10 to the 12th is "one
# quadrillion", and 10 to the 15th, a quadrillion, is "one quintillion". A real quintillion is "Number too big".
# Expected: one trillion. Its list of names goes up to the quintillion, 10 to the 18th, with steps of a thousand.
# Seen: each power of a thousand; and 5,000,000,000,001.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps n2w==0.1.3
seen="$(PYTHONPATH=py python3 - <<'END'
import n2w

for power in range(3, 19, 3):
    print("10 to the", power, "is", n2w.convert(10 ** power))
print("5,000,000,000,001 is", n2w.convert(5_000_000_000_001))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
10 to the 3 is one thousand
10 to the 6 is one million
10 to the 9 is one billion
10 to the 12 is one quadrillion
10 to the 15 is one quintillion
10 to the 18 is Number too big
5,000,000,000,001 is five quadrillion one
END
)" ]
