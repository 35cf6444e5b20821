#!/usr/bin/env bash
# isaac 0.0.5 (npm): a seed of five letters is the same as its first four, one of nine the same as its first eight, and so on:
# the last letter is dropped. So "game1" and "game2" are one game. It adds three empty characters to fill the last number, and
# stops one too early.
# Expected: its page says that a seed can be a string; its code says of the empty characters that they are there so as not to
# lose the last ones. Seeds of six letters, of seven and of eight are all different.
# Seen: how many different first numbers for ten seeds that differ in the last letter only, by their length.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts isaac@0.0.5
cat > seeds.cjs <<'END'
const isaac = require("isaac");
const first = (seed) => {
  isaac.seed(seed);
  return isaac.rand();
};
for (const start of ["tab", "game", "table", "table ", "the game", "game of Bea "]) {
  const numbers = Array.from("0123456789", (digit) => first(start + digit));
  console.log(`"${start}0" to "${start}9": ${new Set(numbers).size} different`);
}
console.log(`"game" and "game1": ${first("game") === first("game1") ? "the same" : "different"}`);
END
seen="$(node seeds.cjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '"tab0" to "tab9": 10 different' '"game0" to "game9": 1 different' \
  '"table0" to "table9": 10 different' '"table 0" to "table 9": 10 different' '"the game0" to "the game9": 1 different' \
  '"game of Bea 0" to "game of Bea 9": 1 different' '"game" and "game1": the same')" ]
