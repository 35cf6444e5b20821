#!/usr/bin/env bash
# number-to-chinese-words 1.0.20 (npm) loses the ten thousands of a number from a hundred million on where they are one digit:
# 100,010,000, 100,050,000 and 100,090,000 are all "a hundred million", 1,000,010,000 is "ten hundred million". So
# are the hundred millions after a million of millions: 1,000,100,000,000 has the words of 1,000,000,000,000.
# Expected: each number has words of its own. 100,010,000 is 一億零一萬. 110,010,000 is written right, with its 一萬, and so is
# 100,100,000, with 一十萬.
# Seen: some numbers; and of the 10,000 numbers between one and two hundred million that end in four zeros, how many have the words
# of another one; the same for those between one and two million of millions that end in eight.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts number-to-chinese-words@1.0.20
cat > words.cjs <<'END'
const { toWords } = require("number-to-chinese-words");
for (const number of [50000, 100000000, 100010000, 100050000, 100100000, 110010000, 100050001, 1000010000, 1000100000000])
  console.log(`${number}: ${toWords(number)}`);
for (const step of [1e4, 1e8]) {
  const words = Array.from({ length: 10000 }, (_, number) => toWords(step * (10000 + number)));
  const times = new Map();
  for (const each of words) times.set(each, (times.get(each) ?? 0) + 1);
  console.log(`${step * 10000} and more, by ${step}: ${words.filter((each) => times.get(each) > 1).length} of ${words.length} share their words`);
}
END
seen="$(node words.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
50000: 五萬
100000000: 一億
100010000: 一億
100050000: 一億
100100000: 一億零一十萬
110010000: 一億一千零一萬
100050001: 一億零一
1000010000: 十億
1000100000000: 一兆
100000000 and more, by 10000: 10 of 10000 share their words
1000000000000 and more, by 100000000: 10 of 10000 share their words
END
)" ]
