#!/usr/bin/env bash
# decimal-number-to-words 1.3.3 (npm) writes zero and each number below zero as nothing at all, an empty text, though "minus three"
# is an example on its page. As ordinals they do have words. Whoever writes a score of minus five in words writes nothing.
# Expected: "Negative numbers: convert.toWords(-3); // => minus three"; number-to-words 1.2.4 (npm), whose implementation it
# says it is, has "zero" and "minus five".
# Seen: numbers in words here and there, and as ordinals here.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts decimal-number-to-words@1.3.3 number-to-words@1.2.4
cat > words.cjs <<'END'
const here = require("decimal-number-to-words");
const there = require("number-to-words");
for (const number of [3, -3, 0, -5, -100, -2.5, 0.5]) {
  console.log(`${number}: "${here.toWords(number)}", there "${there.toWords(number)}", ordinal "${here.toWordsOrdinal(number)}"`);
}
END
seen="$(node words.cjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '3: "three", there "three", ordinal "third"' \
  '-3: "", there "minus three", ordinal "minus third"' '0: "", there "zero", ordinal "zeroth"' \
  '-5: "", there "minus five", ordinal "minus fifth"' '-100: "", there "minus one hundred", ordinal "minus one hundredth"' \
  '-2.5: "", there "minus two", ordinal "minus second"' '0.5: "zero point five", there "zero", ordinal "zeroth"')" ]
