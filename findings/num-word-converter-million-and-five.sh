#!/usr/bin/env bash
# num-word-converter 1.0.8 (Python), numbers and words: 1,000,005 is "one million five thousand", and five billion and one is
# "five billion one million". A group of three zeros is left out, but the names of the groups after it are not moved on. Back
# again, two lines of its README are wrong: "three point one four" is 3.04, since it adds the words up like those of a whole
# number, and "negative seven" is an error. And -0.5 loses its sign.
# Expected: "one million five"; and as its README prints, 3.14 and -7. An amount read aloud, or written on a cheque, is wrong
# by a thousand times.
# Seen: the words for six numbers, and the numbers for three texts.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install num-word-converter==1.0.8
seen="$(env/bin/python - <<'END'
from num_word_converter import NoConversionForWordError, num_to_word, word_to_num

for number in (1001, 1_000_000, 1_000_005, 2_000_300, 5_000_000_001, -0.5):
    print(f"{number}: {num_to_word(number)}")
for words in ("three point one four", "one point two five", "negative seven"):
    try:
        print(f"{words}: {word_to_num(words)}")
    except NoConversionForWordError as error:
        print(f"{words}: {error}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
1001: one thousand one
1000000: one million
1000005: one million five thousand
2000300: two million three hundred thousand
5000000001: five billion one million
-0.5: zero point five
three point one four: 3.04
one point two five: 1.1
negative seven: No conversion for negative
END
)" ]
