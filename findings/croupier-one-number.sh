#!/usr/bin/env bash
# croupier 1.2.1 (npm): a pack that is shuffled with the seed 42 has 2185 places, and the first five cards are one card and
# four times nothing. It multiplies the seed with the number of cards left, where a random number between 0 and 1 is meant. A
# seed between 0 and 1, as it takes one by itself, serves for all places of the pack, so there are 830 deals in all.
# Expected: "@param seed The seed used to shuffle the deck", and as many deals as nobody could see in a lifetime.
# Seen, for seeds: the places, the cards, and what the first five are; of all seeds between 0 and 1: how many deals there
# are, and how many of them are known for certain from the first four cards.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts croupier@1.2.1
cat > deals.cjs <<'END'
const { Croupier } = require('croupier')
const name = (card) => (card ? `${card.rank}${card.suit[0]}` : 'nothing')
const shuffled = (seed) => {
  const croupier = new Croupier()
  croupier.createDeck(true, seed)
  return croupier
}
for (const seed of [0.42, 1, 7, 42]) {
  const croupier = shuffled(seed)
  const sizes = `${croupier.Cards.length} places, ${croupier.Cards.filter(Boolean).length} cards`
  console.log(`seed ${seed}: ${sizes}, first ${Array.from(croupier.take(5), name).join(', ')}`)
}
// What a seed does changes only at the fractions whose denominators are at most 52.
const limits = new Set([1])
for (let below = 1; below <= 52; below++) for (let above = 0; above < below; above++) limits.add(above / below)
const sorted = [...limits].sort((one, other) => one - other)
const deals = new Set(sorted.slice(1).map((limit, place) => shuffled((limit + sorted[place]) / 2).Cards.map(name).join(' ')))
const beginnings = new Map()
for (const deal of deals) {
  const beginning = deal.split(' ').slice(-4).join(' ')
  beginnings.set(beginning, (beginnings.get(beginning) ?? 0) + 1)
}
const known = [...beginnings.values()].filter((count) => count === 1).length
console.log(`${deals.size} deals, ${beginnings.size} beginnings of four cards, ${known} deals known from them`)
END
seen="$(node deals.cjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'seed 0.42: 52 places, 52 cards, first JackC, NineS, KingC, AceC, TenS' \
  'seed 1: 53 places, 52 cards, first TenC, JackC, QueenC, KingC, AceC' \
  'seed 7: 365 places, 52 cards, first nothing, nothing, nothing, nothing, AceC' \
  'seed 42: 2185 places, 52 cards, first nothing, nothing, nothing, nothing, AceC' \
  '830 deals, 198 beginnings of four cards, 60 deals known from them')" ]
