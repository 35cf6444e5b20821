#!/usr/bin/env bash
# num2words 0.5.14 (Python), Bengali: minus five is "five", 0.05 is "zero point five", the same as 0.5, and 12.05 is "twelve point
# five". It drops the sign, and every zero right after the point. And the first, second and third are "one", "two", "three".
# Expected: other numbers, other words; in English and French it says the sign and each zero. n2words 4.0.0 (npm) does so
# in Bengali ("মাইনাস", "শূন্য"), and has প্রথম, দ্বিতীয়, তৃতীয় for the first three.
# Seen, how many different words there are for 5 and -5, for 0.5 and 0.05, and for 12.5 and 12.05, and the word for the first: 1, 1,
# 1 and এক; elsewhere 2, 2, 2 and a word of its own.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install num2words==0.5.14
npm install --silent --no-audit --no-fund --ignore-scripts n2words@4.0.0
cat > words.mjs <<'END'
import { toCardinal, toOrdinal } from "n2words/bn-BD";
const telling = (numbers) => new Set(numbers.map((number) => toCardinal(number))).size;
console.log("n2words:", telling([5, -5]), telling([0.5, 0.05]), telling([12.5, 12.05]), toOrdinal(1));
END
seen="$(env/bin/python - <<'END'
from num2words import num2words

for language in ("bn", "en", "fr"):
    telling = lambda *numbers: len({num2words(number, lang=language) for number in numbers})
    print(f"num2words {language}:", telling(5, -5), telling(0.5, 0.05), telling(12.5, 12.05), num2words(1, lang=language, to="ordinal"))
print(*(num2words(number, lang="bn") for number in (-5, 0.05)), sep=", ")
END
node words.mjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'num2words bn: 1 1 1 এক' 'num2words en: 2 2 2 first' 'num2words fr: 2 2 2 premier' \
  'পাঁচ, শূন্য দশমিক পাঁচ' 'n2words: 2 2 2 প্রথম')" ]
