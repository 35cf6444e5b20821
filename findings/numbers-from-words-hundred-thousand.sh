#!/usr/bin/env bash
# numbers-from-words 0.0.8 (npm): "one hundred and one thousand" is 1100, and "forty five thousand" and "one hundred thousand"
# are errors: before "thousand", "million" and "hundred" it takes one word, and that must be a single number.
# Expected: "parses words representing numbers into their numeric values. Supports a wide variety of inputs, such as: one
# hundred and twenty three"; 101000 and 100000. numbered 1.1.0 (npm) reads them.
# Seen: what both read.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts numbers-from-words@0.0.8 numbered@1.1.0
cat > words.cjs <<'END'
const { parse } = require("numbers-from-words");
const numbered = require("numbered");
for (const text of ["one hundred and twenty three", "forty five thousand", "one hundred and one thousand",
  "two hundred and fifty thousand", "one hundred thousand", "five hundred thousand and one", "three hundred million",
  "nineteen hundred", "one million two hundred thousand"]) {
  let here;
  try {
    here = parse(text);
  } catch (error) {
    here = error.message;
  }
  console.log(`${text}: ${here}; there ${numbered.parse(text)}`);
}
END
seen="$(node words.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
one hundred and twenty three: 123; there 123
forty five thousand: Invalid input (parsed magnitude without number): forty five thousand; there 45000
one hundred and one thousand: 1100; there 101000
two hundred and fifty thousand: Invalid input (parsed magnitude without number): two hundred and fifty thousand; there 250000
one hundred thousand: Invalid input (parsed magnitude without number): one hundred thousand; there 100000
five hundred thousand and one: Invalid input (parsed magnitude without number): five hundred thousand and one; there 500001
three hundred million: Invalid input (parsed magnitude without number): three hundred million; there 300000000
nineteen hundred: Invalid input (parsed magnitude without number): nineteen hundred; there 1900
one million two hundred thousand: Invalid input (parsed magnitude without number): one million two hundred thousand; there 1200000
END
)" ]
