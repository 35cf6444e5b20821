#!/usr/bin/env bash
# indic-num2words 1.3.2 (Python), number words of twelve languages of India: in Odia ten is "ନଅ", nine. So 109 and 110 are the
# same, and ten thousand and nine thousand. And in all languages a number with ten digits or more is read out in pairs: a
# hundred crore is "ten, zero, zero, zero, zero, zero, zero, zero, zero".
# Expected: "ଦଶ" for ten, and a hundred crore; 99 crore it does say. An amount in Odia is off by one in every ten.
# Seen: the numbers up to 120 that share a word in each language, and the words for 99 crore and for a hundred.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install indic-num2words==1.3.2
seen="$(env/bin/python - <<'END'
from num_to_words import num_to_word

for language in ("bn", "hi", "or", "ta"):
    said = {}
    for number in [*range(121), 9000, 10000]:
        said.setdefault(num_to_word(number, lang=language), []).append(number)
    print(language, *(f"{word}: {numbers}" for word, numbers in said.items() if len(numbers) > 1))
for number in (990_000_000, 1_000_000_000):
    print(number, num_to_word(number, lang="en"))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
bn
hi
or ନଅ: [9, 10] ଏକ ଶହେ, ନଅ: [109, 110] ନଅ ହଜାର: [9000, 10000]
ta
990000000 ninety-nine-crore
1000000000 ten, zero, zero, zero, zero, zero, zero, zero, zero
END
)" ]
