#!/usr/bin/env bash
# mtwist 1.0.2 (npm), Mersenne Twister: `randomIntBelow` is always 0 if the bound is more than half of 2^32, and
# `randomIntBetween` always the lowest number: so a seed from the whole range is the same one each time. It makes its mask by
# shifting a 1 by 32, which in JavaScript doesn't shift at all.
# Expected: "an integer in the interval [0,n) with proper uniform distribution", for a bound of at most 4294967296, and its
# page: "evenly distributed integers".
# Seen: how many of 1000 numbers are different, and the highest, for some bounds.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts mtwist@1.0.2
cat > bounds.cjs <<'END'
const { default: MTwist } = require("mtwist");
const say = (what, draw) => {
  const numbers = Array.from({ length: 1000 }, draw);
  console.log(`${what}: ${new Set(numbers).size} different, highest ${Math.max(...numbers)}`);
};
const twist = new MTwist(2026);
for (const bound of [1e9, 2 ** 31, 2 ** 31 + 1, 3e9, 2 ** 32]) say(`below ${bound}`, () => twist.randomIntBelow(bound));
say("between 1 and 4294967295", () => twist.randomIntBetween(1, 4294967295));
say("32 bits", () => twist.randomUInt32());
END
seen="$(node bounds.cjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'below 1000000000: 1000 different, highest 999542194' \
  'below 2147483648: 1000 different, highest 2145891873' 'below 2147483649: 1 different, highest 0' \
  'below 3000000000: 1 different, highest 0' 'below 4294967296: 1 different, highest 0' \
  'between 1 and 4294967295: 1 different, highest 1' '32 bits: 1000 different, highest 4288968132')" ]
