#!/usr/bin/env bash
# words-to-numbers 1.5.1 and its fork @insomnia-dev/words-to-numbers 2.2.0 (npm): "twenty three thousand" is 3020, and "one hundred
# twenty three thousand" 3120. Only the word just before "thousand" or "million" is multiplied, the rest is added. "Twenty thousand" and
# "two hundred thousand" are right.
# Expected: 23000 and 123000; "convert textual words to numbers". Their readmes have "twenty thousand five hundred and sixty nine", 20569.
# numbered 1.1.0 (npm) reads them all.
# Seen: what the three read, and how many of the whole thousands up to 999,000 each gets right.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts words-to-numbers@1.5.1 @insomnia-dev/words-to-numbers@2.2.0 numbered@1.1.0
cat > words.cjs <<'END'
const original = require("words-to-numbers").wordsToNumbers;
const fork = require("@insomnia-dev/words-to-numbers").wordsToNumbers;
const numbered = (text) => require("numbered").parse(text);
for (const text of ["twenty thousand five hundred and sixty nine", "two hundred thousand", "twenty three thousand", "one hundred twenty three thousand",
  "forty five thousand six hundred", "one hundred one thousand", "three hundred forty five million", "two hundred and fifty thousand"])
  console.log(`${text}: ${original(text)}, fork ${fork(text)}, numbered ${numbered(text)}`);
const small = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const below = (number) => number < 20 ? small[number - 1] ?? "" : `${tens[Math.floor(number / 10) - 2]} ${small[number % 10 - 1] ?? ""}`.trim();
const words = (number) => [number >= 100 ? `${small[Math.floor(number / 100) - 1]} hundred` : "", below(number % 100)].filter(Boolean).join(" ");
const thousands = Array.from({ length: 999 }, (_, at) => at + 1);
const right = (read) => thousands.filter((number) => read(`${words(number)} thousand`) === number * 1000).length;
console.log(`thousands up to 999000: ${right(original)} of 999 right, fork ${right(fork)}, numbered ${right(numbered)}`);
END
seen="$(node words.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
twenty thousand five hundred and sixty nine: 20569, fork 20569, numbered 20569
two hundred thousand: 200000, fork 200000, numbered 200000
twenty three thousand: 3020, fork 3020, numbered 23000
one hundred twenty three thousand: 3120, fork 3120, numbered 123000
forty five thousand six hundred: 5640, fork 5640, numbered 45600
one hundred one thousand: 1100, fork 1100, numbered 101000
three hundred forty five million: 5000340, fork 5000340, numbered 345000000
two hundred and fifty thousand: 50200, fork 50200, numbered 250000
thousands up to 999000: 36 of 999 right, fork 36, numbered 999
END
)" ]
