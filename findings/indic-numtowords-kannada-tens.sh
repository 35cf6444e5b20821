#!/usr/bin/env bash
# indic-numtowords 1.1.0 (Python), number words of 23 languages of India: in Kannada 110, 120, 130, 150, 160, 170 and 190 are one
# and the same, "ನೂ". That's the hundred ("ನೂರು") without its end, and the ten is missing; so in every hundred up to 900. 82 and
# 83 are the same, too. In Manipuri 89 and 99 are. In Sindhi every number from 100 on is an IndexError. And the README's
# example of single digits, `num2words(420, lang='doi', split=True)`, is a TypeError.
# Expected: another number, another word (110 is "ನೂರ ಹತ್ತು"), and the README's "चार दो सिफर".
# Seen: which numbers of two ranges share a word, what Sindhi says for 99 and 100, and the example with a number and a text.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install indic-numtowords==1.1.0
seen="$(env/bin/python - <<'END'
from indic_numtowords import num2words

for language in ("hi", "te", "kn", "mni"):
    said = {}
    for number in range(200):
        said.setdefault(num2words(number, lang=language), []).append(number)
    print(language, *(f"{word}: {numbers}" for word, numbers in said.items() if len(numbers) > 1 and numbers[0] < 180))
for what in (lambda: num2words(99, lang="sd"), lambda: num2words(100, lang="sd"),
             lambda: num2words("420", lang="doi", split=True), lambda: num2words(420, lang="doi", split=True)):
    try:
        print(what())
    except (IndexError, TypeError) as error:
        print(type(error).__name__)
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
hi
te
kn ಎಂಬತ್ತೆರಡು: [82, 83] ನೂ: [110, 120, 130, 150, 160, 170, 190]
mni ꯃꯔꯐꯨ ꯃꯥꯄꯟ: [89, 99]
नवानवे
IndexError
चार दो सिफर
TypeError
END
)" ]
