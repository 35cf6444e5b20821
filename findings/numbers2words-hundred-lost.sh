#!/usr/bin/env bash
# numbers2words 1.5.0 (npm): in Spanish 121 is "veintiuno", the same as 21, and 121000 the same as 21000; in Spanish and Italian a
# hundred and one thousand are a hundred thousand. French has "soixante-dix-et-un" for 71, Spanish "veinte y dos" for 22, German
# "zwei Million", Italian "unocento milioni". Its English is right.
# Expected: ciento veintiuno, centounomila; soixante et onze, veintidós, zwei Millionen, cento milioni. The README has these
# languages for 0 to 999999999, and only Arabic "in progress".
# Seen: the words, and those of num2words 0.5.14 (PyPI); how many of 0 to 999 are other ones (hyphens, spaces and accents apart).
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts numbers2words@1.5.0
python3 -m venv python && python/bin/pip install -q --disable-pip-version-check num2words==0.5.14
cat > words.py <<'END'
import json
import re
import subprocess
import unicodedata

from num2words import num2words

PROGRAM = """
const Translator = require("numbers2words");
const more = [21000, 100000, 101000, 121000, 2000000, 100000000];
const words = {};
for (const language of ["EN_US", "ES_ES", "IT_IT", "FR_FR", "DE_DE"]) {
  const translator = new Translator(language);
  words[language] = [...Array(1000).keys(), ...more].map((number) => [number, translator.toWords(number)]);
}
console.log(JSON.stringify(words));
"""
SHOWN = {"ES_ES": [21, 22, 121, 21000, 121000, 100000, 101000], "IT_IT": [100000, 101000, 100000000], "FR_FR": [71, 81],
         "DE_DE": [2000000], "EN_US": [121]}


def plain(words):
    letters = unicodedata.normalize("NFD", words.replace(" and ", " "))
    return re.sub(r"[^a-z]", "", letters)


for language, words in json.loads(subprocess.run(["node", "-e", PROGRAM], check=True, capture_output=True).stdout).items():
    right = {number: num2words(number, lang=language[:2].lower()) for number, _ in words}
    print(language, sum(plain(word) != plain(right[number]) for number, word in words if number < 1000))
    for number, word in words:
        if number in SHOWN[language]:
            print(f"  {number}: {word}; {right[number]}")
END
seen="$(python/bin/python words.py)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
EN_US 0
  121: one hundred and twenty-one; one hundred and twenty-one
ES_ES 89
  21: veintiuno; veintiuno
  22: veinte y dos; veintidós
  121: veintiuno; ciento veintiuno
  21000: veintiún mil; veintiuno mil
  100000: cien mil; cien mil
  101000: ciento  mil; ciento uno mil
  121000: veintiún mil; ciento veintiuno mil
IT_IT 108
  100000: centomila; centomila
  101000: centomila; centounomila
  100000000: unocento milioni; cento milioni
FR_FR 149
  71: soixante-dix-et-un; soixante et onze
  81: quatre-vingt-et-un; quatre-vingt-un
DE_DE 0
  2000000: zwei Million; zwei Millionen
END
)" ]
