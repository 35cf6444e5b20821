#!/usr/bin/env bash
# persian-num2words 1.3 (Python): a number of seven figures loses the last one. 1,234,567 is written as 123,456. The
# limit is checked with one figure too many. And 120,015 is a KeyError: for numbers that end like that, the figure for the tens
# of thousands is looked up among ten to nineteen.
# Expected: "numbers between 0-999999" and for others the sentence that says so.
# Seen: numbers and the words for them; the first two and the last are as they should be.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  persian-num2words==1.3
seen="$(PYTHONPATH=py python3 - <<'END'
from num2words.num2words import num_to_word

for number in (415, 123_456, 1_234_567, 2_345_678, 9_999_999, 120_015, 10_000_000):
    try:
        print(number, "is", " ".join(num_to_word(number).split()))
    except KeyError as error:
        print(number, "is", type(error).__name__)
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
415 is چهارصد و پانزده
123456 is صد بیست سه هزار و چهارصد پنجاه شش
1234567 is صد بیست سه هزار و چهارصد پنجاه شش
2345678 is دویست سی چهار هزار و پانصد شصت هفت
9999999 is نهصد نود نه هزار و نهصد نود نه
120015 is KeyError
10000000 is This Program Support Numbers Between 1-999999
END
)" ]
