#!/usr/bin/env bash
# chinese-numbers-converter 2.3.1 (npm) reads 一億零一萬, 100,010,000, as 1,000,000,010,000, and 三億二千萬, 320,000,000, as
# 3,000,020,000,000: where a 萬 comes after an 億, the hundred millions are multiplied by ten thousand as well.
# Expected: "The largest supported character is 億/亿". One is multiplied by the other only without a number between them, as in 萬億.
# number-to-chinese-words 1.0.20 (npm) writes 320,000,000 as 三億二千萬.
# Seen: some numbers as the one writes and the other reads them, and of 2000 numbers up to ten 億 how many come back, below and above an 億.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts chinese-numbers-converter@2.3.1 number-to-chinese-words@1.0.20
cat > numbers.cjs <<'END'
const ChineseNumber = require("chinese-numbers-converter");
const { toWords } = require("number-to-chinese-words");
const read = (text) => new ChineseNumber(text).toInteger();
for (const number of [245, 50000, 99990000, 100000000, 100000001, 320000000, 250000000, 123456789, 1000000000])
  console.log(`${number}: ${toWords(number)}, read as ${read(toWords(number))}`);
console.log(`一億零一萬: ${read("一億零一萬")}`);
for (const [name, step, first] of [["below", 99991, 1], ["above", 899989, 100000001]]) {
  const numbers = Array.from({ length: 1000 }, (_, at) => first + at * step);
  console.log(`${name}: ${numbers.filter((number) => read(toWords(number)) === number).length} of ${numbers.length} come back`);
}
END
seen="$(node numbers.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
245: 二百四十五, read as 245
50000: 五萬, read as 50000
99990000: 九千九百九十九萬, read as 99990000
100000000: 一億, read as 100000000
100000001: 一億零一, read as 100000001
320000000: 三億二千萬, read as 3000020000000
250000000: 二億五千萬, read as 2000050000000
123456789: 一億二千三百四十五萬六千七百八十九, read as 1000023456789
1000000000: 十億, read as 1000000000
一億零一萬: 1000000010000
below: 1000 of 1000 come back
above: 1 of 1000 come back
END
)" ]
