#!/usr/bin/env bash
# prando 6.0.1 (npm): whoever numbers the games and takes the number as the seed knows where the first card comes from: of
# 52 cards, the first drawn is one of 17 for the first 5000 numbers, and one of four for the first 1000. A coin that is
# thrown first falls on the same side. It takes one step from the seed, in which a small number moves little.
# Expected: about as many of each. It's "better suited for games", a number is the first seed that its page shows, and "no
# obvious patterns are visible". random-seed 0.3.0 (npm) and the same generator with texts ("game 7") do that.
# Seen, for the seeds 1 to 1000 and 1 to 5000: how many different first cards, and how often the coin was heads.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts prando@6.0.1 random-seed@0.3.0
cat > first.cjs <<'END_JS'
const { default: Prando } = require("prando");
const { create } = require("random-seed");
const ways = {
  "prando, numbers": { card: (game) => new Prando(game).nextInt(0, 51), coin: (game) => new Prando(game).nextBoolean() },
  "prando, texts": { card: (game) => new Prando(`game ${game}`).nextInt(0, 51), coin: (game) => new Prando(`game ${game}`).nextBoolean() },
  "random-seed, numbers": { card: (game) => create(game).range(52), coin: (game) => create(game).random() < 0.5 },
};
for (const [name, way] of Object.entries(ways)) {
  for (const games of [1000, 5000]) {
    const seeds = Array.from({ length: games }, (_, game) => game + 1);
    const cards = new Set(seeds.map((game) => way.card(game))).size;
    const heads = seeds.filter((game) => way.coin(game)).length;
    console.log(`${name}, ${games} games: ${cards} first cards, heads ${heads}`);
  }
}
END_JS
seen="$(node first.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END_SEEN'
prando, numbers, 1000 games: 4 first cards, heads 1000
prando, numbers, 5000 games: 17 first cards, heads 5000
prando, texts, 1000 games: 52 first cards, heads 439
prando, texts, 5000 games: 52 first cards, heads 2564
random-seed, numbers, 1000 games: 52 first cards, heads 512
random-seed, numbers, 5000 games: 52 first cards, heads 2492
END_SEEN
)" ]
