#!/usr/bin/env bash
# wolsey 0.1.1 (npm), numbers in words: from a hundred on, English has "undefined zero" for all that end in 0, "undefined one"
# for all that end in 1 and so on; French begins again at eighty, so that 100, 180 and a million are "quatre-vingt". Below,
# French has "cinqième" for the fifth, and "quatre-vingt-et-onze" for 91. "111th" is right.
# Expected: "convert a number to words", with no limit given: one hundred, cent, cinquième, quatre-vingt-onze.
# Seen: some numbers, and how many of 0 to 199 are other words in num2words 0.5.14 (PyPI; hyphens and spaces apart).
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts wolsey@0.1.1
python3 -m venv python && python/bin/pip install -q --disable-pip-version-check num2words==0.5.14
cat > words.py <<'END'
import json
import re
import subprocess

from num2words import num2words

PROGRAM = """
const Wolsey = require("wolsey");
require("wolsey/lang/fr");
const words = {};
for (const [language, numbers] of [["en", new Wolsey()], ["fr", new Wolsey("fr", Wolsey.FR())]]) {
  const all = [...Array(200).keys(), 1000000];
  const names = ["numeral", "ordinal", "ordinalAsNumber"];
  words[language] = all.map((number) => [number, ...names.map((name) => numbers[name](number))]);
}
console.log(JSON.stringify(words));
"""


def plain(words):
    return re.sub(r"[ -]", "", words.replace(" and ", " "))


for language, words in json.loads(subprocess.run(["node", "-e", PROGRAM], check=True, capture_output=True).stdout).items():
    other = sum(plain(cardinal) != plain(num2words(number, lang=language)) for number, cardinal, *_ in words if number < 200)
    print(f"{language}: {other} of 200")
    for number, *forms in words:
        if number in (5, 91, 99, 100, 111, 180, 1000000):
            print(f"  {number}: {', '.join(forms)}")
END
seen="$(python/bin/python words.py)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
en: 100 of 200
  5: five, fifth, 5th
  91: ninety one, ninety first, 91st
  99: ninety nine, ninety ninth, 99th
  100: undefined zero, undefined zeroth, 100th
  111: undefined one, undefined first, 111th
  180: undefined zero, undefined zeroth, 180th
  1000000: undefined zero, undefined zeroth, 1000000th
fr: 101 of 200
  5: cinq, cinqième, 5e
  91: quatre-vingt-et-onze, quatre-vingt-et-onzième, 91e
  99: quatre-vingt-dix-neuf, quatre-vingt-dix-neuvième, 99e
  100: quatre-vingt, quatre-vingtième, 100e
  111: quatre-vingt-et-onze, quatre-vingt-et-onzième, 111e
  180: quatre-vingt, quatre-vingtième, 180e
  1000000: quatre-vingt, quatre-vingtième, 1000000e
END
)" ]
