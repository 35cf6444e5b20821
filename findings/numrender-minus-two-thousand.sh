#!/usr/bin/env bash
# numrender 0.1.1 (Python): minus two thousand is "KeyError: 20", and minus 1234 "minus twelve hundred and thirty-four": what's
# under nought is told by the helper for numbers under a thousand. A trillion is "ten hundred billion", ten of them an error.
# Expected: "minus two thousand", "minus one thousand two hundred and thirty-four"; "one thousand billion" or an error in words.
# Seen: numbers and their negatives.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps numrender==0.1.1
seen="$(PYTHONPATH=py python3 - <<'END'
from NumRender.number_converter import number_to_words

for number in [-999, 1234, -1234, 2000, -2000, 10**9, 10**12, 10**13]:
    try:
        print(number, number_to_words(number))
    except KeyError as error:
        print(number, "KeyError", error)
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
-999 minus nine hundred and ninety-nine
1234 one thousand two hundred and thirty-four
-1234 minus twelve hundred and thirty-four
2000 two thousand
-2000 KeyError 20
1000000000 one billion
1000000000000 ten hundred billion
10000000000000 KeyError 100
SEEN
)" ]
