#!/usr/bin/env bash
# seeded-rand 4.0.0 (npm): a seed's fraction is cut off, so that all seeds from 0 to 1, as those of Math.random(), give the
# same numbers, and 1, 1.5 and 1.9 do. seed() still says 1.5. Seeds that differ by 2 to the power of 32 are the same, too. And
# its shuffle leaves no card in its place, so that three cards have two orders.
# Expected: "the seed can be any float or integer number", and a seed gives its own sequence; "using the Fisher-Yates
# algorithm", which gives each of the six orders. seedrandom 3.0.5 (npm) tells 1 from 1.5.
# Seen: how many different orders of ten cards there are for a hundred seeds of each kind; then the orders of three cards.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts seeded-rand@4.0.0 seedrandom@3.0.5
cat > seeds.cjs <<'END'
const Srand = require("seeded-rand");
const seedrandom = require("seedrandom");
const cards = [..."A23456789T"];
const other = (seed) => {
  const random = seedrandom(seed);
  return cards.map((card) => [random(), card]).sort(([first], [second]) => first - second).map(([, card]) => card);
};
const kinds = {
  "0, 1, 2 ... 99": (number) => number,
  "0.00, 0.01 ... 0.99": (number) => number / 100,
  "0, 0.5, 1 ... 49.5": (number) => number / 2,
  "1, 1 + 2^32 ...": (number) => 1 + number * 2 ** 32,
};
for (const [name, seed] of Object.entries(kinds)) {
  const seeds = [...Array(100).keys()].map(seed);
  const orders = new Set(seeds.map((value) => new Srand(value).shuffle([...cards]).join("")));
  const others = new Set(seeds.map((value) => other(value).join("")));
  console.log(`${name}: ${orders.size} orders, seedrandom ${others.size}`);
}
console.log(`new Srand(1.5).seed(): ${new Srand(1.5).seed()}`);
const three = [...Array(1000).keys()].map((seed) => new Srand(seed).shuffle(["a", "b", "c"]).join(""));
console.log(`orders of three: ${[...new Set(three)].sort().join(" ")}`);
END
seen="$(node seeds.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
0, 1, 2 ... 99: 84 orders, seedrandom 100
0.00, 0.01 ... 0.99: 1 orders, seedrandom 100
0, 0.5, 1 ... 49.5: 46 orders, seedrandom 100
1, 1 + 2^32 ...: 1 orders, seedrandom 100
new Srand(1.5).seed(): 1.5
orders of three: bca cab
END
)" ]
