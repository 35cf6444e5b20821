#!/usr/bin/env bash
# pseudo-random 0.6.0 (npm): with the seeds 0 and 1, each number is the same one, a little below zero, so that the card picked
# with it is number -1, which no pack has. Seeds above are one too low: 2 has the sequence that a generator of this kind has
# for 1.
# Expected: Park and Miller's "minimal standard" generator, as its name there says ("park-miller-carta"), gives 16807,
# 282475249, 1622650073 from 1; "a pseudo-random floating point number in range [0,1]", and an integer "between 1 to 2^32",
# says its source.
# Seen: the first three numbers for some seeds, the smallest float of a thousand, and the places of a card of 52 with it.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts pseudo-random@0.6.0
cat > seeds.cjs <<'END'
const pseudoRandom = require("pseudo-random");
for (const seed of [0, 1, 2, 3, 2147483647, 2147483648]) {
  const generator = pseudoRandom(seed);
  const first = [generator.randomInt(), generator.randomInt(), generator.randomInt()];
  const floats = [...Array(1000)].map(() => generator.random());
  const places = new Set(floats.map((float) => Math.floor(float * 52)));
  const sign = Math.min(...floats) < 0 ? "below zero" : "not below zero";
  console.log(`${seed}: ${first.join(", ")}; ${sign}; ${places.size} places from ${Math.min(...places)}`);
}
END
seen="$(node seeds.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
0: 0, 0, 0; below zero; 1 places from -1
1: 0, 0, 0; below zero; 1 places from -1
2: 16807, 282475249, 1622650073; not below zero; 52 places from 0
3: 33614, 564950498, 1097816499; not below zero; 52 places from 0
2147483647: 0, 0, 0; below zero; 1 places from -1
2147483648: 0, 0, 0; below zero; 1 places from -1
END
)" ]
