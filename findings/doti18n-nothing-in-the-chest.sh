#!/usr/bin/env bash
# doti18n 0.12.0 (Python, translations): a message in ICU form, such as its own "{hero} found {type, select, ...}", comes out
# empty: what it looks for to know one is "{name,}", with nothing after the comma. Only with "icu:" before it is it read. Then
# nought in strict mode is an error ("No value provided"), `offset:1` is read and never used, 1.5 is "one", and a Russian 5
# without a line of its own for "many" is empty, though there's an "other".
# Expected: "Output: Arthur found a legendary sword in the chest."; "Full support for ICU Message Format", where `other` is the
# fallback, # is the number less the offset, and 1.5 in English is "other".
# Seen: these, with the message as shown and with "icu:" before it.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  doti18n==0.12.0 babel==2.17.0 colorlog==6.10.1
seen="$(PYTHONPATH=py PYTHONIOENCODING=utf-8 python3 - <<'END'
import json, logging, os
from doti18n import LocaleData

logging.disable(logging.CRITICAL)
chest = "{hero} found {type, select, weapon {{count, plural, one {a legendary sword} other {# rusty swords}}} other {nothing}}."
points = "icu:{n, plural, one {# point} other {# points}}"
guests = "icu:{n, plural, offset:1 =0 {nobody} =1 {you} one {you and # other} other {you and # others}}"
os.mkdir("words")
for language, words in {
    "en": {"chest": chest, "icu_chest": "icu:" + chest, "points": points, "guests": guests},
    "ru": {"points": "icu:{n, plural, one {# очко} other {# очка}}"},
}.items():
    with open(f"words/{language}.json", "w", encoding="utf-8") as file:
        json.dump(words, file)

def show(name, message, **values):
    try:
        print(f"{name}: {message(**values)!r}")
    except Exception as error:
        print(f"{name}: {type(error).__name__}, {str(error).split(' | ')[-1]}")

words = LocaleData("words")
show("chest", words["en"].chest, hero="Arthur", type="weapon", count=1)
show("icu:chest", words["en"].icu_chest, hero="Arthur", type="weapon", count=1)
show("0 points", words["en"].points, n=0)
show("0 points, strict", LocaleData("words", strict=True)["en"].points, n=0)
show("1.5 points", words["en"].points, n=1.5)
for n in [1, 2, 3]:
    show(f"{n} guests", words["en"].guests, n=n)
for n in [1, 5, 1.5]:
    show(f"{n} in Russian", words["ru"].points, n=n)
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
chest: '.'
icu:chest: 'Arthur found a legendary sword.'
0 points: '0 points'
0 points, strict: RuntimeError, Error: No value provided for 'n'.
1.5 points: '1.5 point'
1 guests: 'you'
2 guests: 'you and 2 others'
3 guests: 'you and 3 others'
1 in Russian: '1 очко'
5 in Russian: ''
1.5 in Russian: '1.5 очко'
SEEN
)" ]
