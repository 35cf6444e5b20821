#!/usr/bin/env bash
# number-transcription 1.1.0 (Python): "one million two thousand" in Russian is read as 1000002000: at "thousand" all that came
# before is multiplied once more. So its own words for most numbers over a million come back with a thousand millions. A
# thousand without a "one" is 0, and words it doesn't know are passed over. In English there's nothing at all: "" and 0.
# Expected: "Multilanguage library for conversion numbers to words"; what it wrote it should read; тысяча is 1000.
# Seen: numbers written and read back, some words, and English.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  number-transcription==1.1.0
seen="$(PYTHONPATH=py PYTHONIOENCODING=utf-8 python3 - <<'END'
from number_transcription.english.conversion import number_to_words as english, words_to_number as read_english
from number_transcription.russian.conversion import number_to_words, words_to_number

for number in [999, 1001, 234567, 1000000, 1002000, 1234567, 2000000001]:
    text = number_to_words(number)
    print(f"{number}: {text}: {words_to_number(text)}")
for text in ["тысяча", "одна тысяча", "сто пядь"]:
    print(f"{text}: {words_to_number(text)}")
print("English:", repr(english(21, None)), read_english("twenty one"))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
999: девятьсот девяносто девять: 999
1001: одна тысяча один: 1001
234567: двести тридцать четыре тысячи пятьсот шестьдесят семь: 234567
1000000: один миллион: 1000000
1002000: один миллион две тысячи: 1000002000
1234567: один миллион двести тридцать четыре тысячи пятьсот шестьдесят семь: 1000234567
2000000001: два миллиарда один: 2000000001
тысяча: 0
одна тысяча: 1000
сто пядь: 100
English: '' 0
SEEN
)" ]
