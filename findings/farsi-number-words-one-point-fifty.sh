#!/usr/bin/env bash
# farsi-number-words 1.0.0 (Python), numbers in Persian words: what's after the point is made two digits long and said as a number
# of its own. So 1.5 is "one point fifty", and 1.05 "one point five". 1.999 is "one point zero": the rest is rounded to one, and
# the one isn't carried over. Of 1.999 dollars one is left.
# Expected: "یک ممیز پنج" for 1.5, and not for 1.05; and two for 1.999, which
# has two places at most.
# Seen: the words for six numbers, and for an amount of dollars.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install farsi-number-words==1.0.0
seen="$(env/bin/python - <<'END'
from farsi_number import NumberToWords

words = NumberToWords()
for number in (1.5, 1.05, 10.1, 10.01, 1.999, 2):
    print(f"{number}: {words.convert(number)}")
print(words.convert(1.999, currency="dollar"))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
1.5: یک ممیز پنجاه
1.05: یک ممیز پنج
10.1: ده ممیز ده
10.01: ده ممیز یک
1.999: یک ممیز صفر
2: دو
یک ممیز صفر دلار
END
)" ]
