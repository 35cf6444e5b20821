#!/usr/bin/env bash
# NumWord 0.0.6 (Python) can't read its own words. French "quatre-vingt-dix-sept", 97, is read as four and twenty and ten and
# seven: 41. And a nought after the point isn't written: 1.05 is "one point  five", with two blanks, which is read as 1.5.
# Expected: quatre-vingts is four times twenty, and the French for 80. "one point zero five"; the README converts numbers to
# words and words to numbers, decimals and French included, and 123.456 goes both ways there.
# Seen: numbers, their words, and the number read from these.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install NumWord==0.0.6 requests==2.32.5
seen="$(env/bin/python - <<'END'
from NumWord import NumberToWord, WordToNumber

for language, numbers in (("fr", (71, 80, 81, 91, 97, 91000)), ("en", (123.456, 1.5, 1.05, 10.01, 12.07, 3.005))):
    for number in numbers:
        words = NumberToWord().convert(number, lang=language)
        print(f"{number}: {words}: {WordToNumber().convert(words, lang=language)}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
71: soixante-onze: 71
80: quatre-vingt: 24
81: quatre-vingt-un: 25
91: quatre-vingt-onze: 35
97: quatre-vingt-dix-sept: 41
91000: quatre-vingt-onze mille: 35000
123.456: one hundred twenty-three point four five six: 123.456
1.5: one point five: 1.5
1.05: one point  five: 1.5
10.01: ten point  one: 10.1
12.07: twelve point  seven: 12.7
3.005: three point   five: 3.5
END
)" ]
