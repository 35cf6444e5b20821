#!/usr/bin/env bash
# number-to-arabic-words 1.5.3 (npm) drops the noughts after the point: 100.05 is "a hundred point five", as 100.5 is, and 0.005 and
# 0.05 are "nought point five". So of two prices one may be ten times too high.
# Expected: "Support points like that 100.52": numbers that aren't the same have other words. persian-number 1.6.0 (npm) says five
# tenths, five hundredths and five thousandths.
# Seen: some numbers in both; and how many of the hundredths from 0.01 to 0.99 share their words with another one.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts number-to-arabic-words@1.5.3 persian-number@1.6.0
cat > words.cjs <<'END'
const { toArabicWord } = require("number-to-arabic-words/dist/index-node.js");
const persian = require("persian-number");
for (const number of [100.52, 100.5, 100.05, 0.5, 0.05, 0.005, 200.23])
  console.log(`${number}: ${toArabicWord(number)}; ${persian.convert(number)}`);
const hundredths = Array.from({ length: 99 }, (_, at) => (at + 1) / 100);
for (const [name, write] of [["number-to-arabic-words", toArabicWord], ["persian-number", (number) => persian.convert(number)]]) {
  const all = hundredths.map(write);
  console.log(`${name}: ${all.filter((words) => all.indexOf(words) !== all.lastIndexOf(words)).length} of 99 share their words`);
}
END
seen="$(node words.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
100.52: مائة فاصل أثنان و خمسون; صد ممیز پنجاه و دو صدم
100.5: مائة فاصل خمس; صد ممیز پنج دهم
100.05: مائة فاصل خمس; صد ممیز پنج صدم
0.5: صفر فاصل خمس; پنج دهم
0.05: صفر فاصل خمس; پنج صدم
0.005: صفر فاصل خمس; پنج هزارم
200.23: مائتان فاصل ثلاث و عشرون; دویست ممیز بیست و سه صدم
number-to-arabic-words: 18 of 99 share their words
persian-number: 0 of 99 share their words
END
)" ]
