#!/usr/bin/env bash
# numbr 2.1.1 (Python), numbers in English words: -0.5 is "zero point five", the same as 0.5. The sign is the whole part's, and
# that's zero. And `extractNumericValue` finds nothing in "two and three": it reads all of it as one number, which it isn't,
# and then looks no further. Of "two or three" it gives both.
# Expected: "negative zero point five", as it says "negative one point five"; and two numbers in "two and three".
# Seen: the words for each pair of numbers, and the numbers in four texts.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install numbr==2.1.1
seen="$(env/bin/python - <<'END'
import numbr

for number in ("0.5", "-0.5", "-0.05", "1.5", "-1.5"):
    print(f"{number}: {numbr.intToWords(number)}")
for text in ("two or three", "two and three", "Ann has two and Ben has three", "Ann two and three points"):
    print(f"{text}: {numbr.extractNumericValue(text)}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
0.5: zero point five
-0.5: zero point five
-0.05: zero point zero five
1.5: one point five
-1.5: negative one point five
two or three: [2, 3]
two and three: None
Ann has two and Ben has three: [2, 3]
Ann two and three points: None
END
)" ]
