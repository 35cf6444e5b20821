#!/usr/bin/env bash
# Seeds that are the games' numbers, and the first card (npm). prando 6.0.1: of 52 cards, the first drawn is one of 17 for
# the first 5000 numbers, and one of four for the first 1000; a coin thrown first always falls on the same side. rng 0.2.2:
# two of its three generators, Park and Miller's and the xorshift, draw one and the same first card for all of the first
# 1000. They take one step from the seed, in which a small number moves little, or none.
# Expected: about as many of each. prando is "better suited for games", a number is the first seed that its page shows, and
# "no obvious patterns are visible"; rng's page has "a seed". random-seed 0.3.0, rng's Mersenne Twister and prando with
# texts ("game 7") do that.
# Seen, for the seeds 1 to 1000 and 1 to 5000: how many different first cards, and how often the coin was heads.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts prando@6.0.1 random-seed@0.3.0 rng@0.2.2
cat > first.cjs <<'END_JS'
const { default: Prando } = require("prando");
const { create } = require("random-seed");
const { MT, PM, XOR } = require("rng");
const rng = (Way) => ({ card: (game) => new Way(game).range(0, 52), coin: (game) => new Way(game).random() < 0.5 });
const prando = (seed) => ({ card: (game) => new Prando(seed(game)).nextInt(0, 51), coin: (game) => new Prando(seed(game)).nextBoolean() });
const ways = {
  "prando, numbers": prando((game) => game),
  "rng, Park and Miller": rng(PM),
  "rng, xorshift": rng(XOR),
  "rng, Mersenne Twister": rng(MT),
  "prando, texts": prando((game) => `game ${game}`),
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
rng, Park and Miller, 1000 games: 1 first cards, heads 1000
rng, Park and Miller, 5000 games: 3 first cards, heads 5000
rng, xorshift, 1000 games: 1 first cards, heads 1000
rng, xorshift, 5000 games: 1 first cards, heads 5000
rng, Mersenne Twister, 1000 games: 52 first cards, heads 493
rng, Mersenne Twister, 5000 games: 52 first cards, heads 2518
prando, texts, 1000 games: 52 first cards, heads 439
prando, texts, 5000 games: 52 first cards, heads 2564
random-seed, numbers, 1000 games: 52 first cards, heads 512
random-seed, numbers, 5000 games: 52 first cards, heads 2492
END_SEEN
)" ]
