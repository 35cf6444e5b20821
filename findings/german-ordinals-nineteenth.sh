#!/usr/bin/env bash
# german-ordinals 4.2.6 (npm), "works up to 30": the nineteenth is "nehnzehnte". Of the numbers it doesn't know, those above 30
# are an error, and 0 is undefined. And in-words 0.2.3 (npm) says "eineundzwanzig Millionen": all that ends in a one, before
# millions, gets the "eine" of "eine Million".
# Expected: "neunzehnte" and "einundzwanzig Millionen"; num2words 0.5.14 (Python) has both. "Will throw an error when the
# number is too high".
# Seen: ordinals that differ up to 30, and some millions, here and there.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts german-ordinals@4.2.6 in-words@0.2.3
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps num2words==0.5.14 \
  docopt==0.6.2
cat > words.cjs <<'END'
const { getOrdinal } = require("german-ordinals");
const { de } = require("in-words");
for (let number = 1; number <= 30; number++) console.log(getOrdinal(number));
for (const number of [1, 2, 11, 21, 31, 121]) console.log(de(number * 1e6).toLowerCase());
try {
  console.log(getOrdinal(0));
  console.log(getOrdinal(31));
} catch (error) {
  console.log("31 is an error");
}
END
PYTHONPATH=py python3 - > there <<'END'
from num2words import num2words
for number in range(1, 31):
    print(num2words(number, lang="de", to="ordinal"))
for millions in [1, 2, 11, 21, 31, 121]:
    print(num2words(millions * 10**6, lang="de").lower())
END
node words.cjs > here
seen="$(paste -d, here there | awk -F, '$1 != $2 { print $1 ($2 ? ", there " $2 : "") }')"
echo "$seen"
[ "$seen" = "$(cat <<'END'
nehnzehnte, there neunzehnte
eineundzwanzig millionen, there einundzwanzig millionen
eineunddreißig millionen, there einunddreißig millionen
einhunderteineundzwanzig millionen, there einhunderteinundzwanzig millionen
undefined
31 is an error
END
)" ]
