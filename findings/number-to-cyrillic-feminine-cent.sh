#!/usr/bin/env bash
# number-to-cyrillic 2.7.0 (npm), amounts in Russian, Ukrainian and English: one and two cents are feminine, "одна цент", "две
# цента", as kopecks are; the dollars beside them are masculine. In English, 21 of them are "twenty-one dollar" and "twenty-one
# cent", and one and two cents are "- one" and "- two", with a dash.
# Expected: цент is masculine in both languages: "один цент", "два цента", "один цент" and "два центи"; twenty-one dollars, one
# cent. num2words 0.5.14 (PyPI) has these.
# Seen: the amounts in words, and those of num2words, where its currencies have them.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts number-to-cyrillic@2.7.0
python3 -m venv python && python/bin/pip install -q --disable-pip-version-check num2words==0.5.14
cat > words.py <<'END'
import json
import subprocess

from num2words import num2words

PROGRAM = """
const { convert } = require("number-to-cyrillic");
const all = [];
for (const [language, currency] of [["ru", "rub"], ["ru", "usd"], ["ua", "usd"], ["en", "usd"]]) {
  for (const amount of [1.01, 2.02, 21.21]) {
    const words = convert(amount, { currency, language });
    const parts = ["convertedInteger", "integerCurrency", "convertedFractional", "fractionalCurrency"];
    all.push([language, currency, amount, parts.map((part) => words[part]).join(" ")]);
  }
}
console.log(JSON.stringify(all));
"""
for language, currency, amount, words in json.loads(
    subprocess.run(["node", "-e", PROGRAM], check=True, capture_output=True).stdout
):
    other = num2words(amount, to="currency", lang={"ua": "uk"}.get(language, language), currency=currency.upper())
    print(f"{language} {amount} {currency}: {words}; {other}")
END
seen="$(python/bin/python words.py)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
ru 1.01 rub: один рубль одна копейка; один рубль, одна копейка
ru 2.02 rub: два рубля две копейки; два рубля, две копейки
ru 21.21 rub: двадцать один рубль двадцать одна копейка; двадцать один рубль, двадцать одна копейка
ru 1.01 usd: один доллар США одна цент; один доллар, один цент
ru 2.02 usd: два доллара США две цента; два доллара, два цента
ru 21.21 usd: двадцать один доллар США двадцать одна цент; двадцать один доллар, двадцать один цент
ua 1.01 usd: один долар США одна цент; один долар, один цент
ua 2.02 usd: два долари США дві центи; два долари, два центи
ua 21.21 usd: двадцять один долар США двадцять одна цент; двадцять один долар, двадцять один цент
en 1.01 usd: one dollar - one cent; one dollar, one cent
en 2.02 usd: two dollars - two cents; two dollars, two cents
en 21.21 usd: twenty-one dollar twenty-one cent; twenty-one dollars, twenty-one cents
END
)" ]
