#!/usr/bin/env bash
# poker-ts 1.5.0 (npm), Texas Hold 'Em: two triplets count as three of a kind, although they are a full house; so they lose to
# a straight, a flush and the smallest full house. And beside four of a kind the highest of the other cards is left out: with
# four eights on the board ace and three lose to king and queen.
# Expected: the best five of seven cards, by the usual ranking of poker hands, which is what `Table` pays by. Right here is
# phe 0.6.0 (npm).
# Seen: who wins each pair of hands, and what it calls the first; then how many of 20000 pairs from four ranks have another
# winner.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts poker-ts@1.5.0 phe@0.6.0
cat > hands.cjs <<'END'
const { default: Hand, HandRanking } = require("poker-ts/dist/lib/hand");
const phe = require("phe");
const RANKS = "23456789TJQKA", SUITS = "cdhs";
const here = (cards) => Hand.of(cards.map(([rank, suit]) => ({ rank: RANKS.indexOf(rank), suit: SUITS.indexOf(suit) })));
const winner = (difference) => (difference < 0 ? "first" : difference > 0 ? "second" : "split");
const compare = (board, one, two) => {
  const [first, second] = [one, two].map((hand) => `${hand} ${board}`.split(" "));
  return [winner(Hand.compare(here(first), here(second))), winner(phe.evaluateCards(first) - phe.evaluateCards(second)),
    HandRanking[here(first).ranking()]];
};
for (const [board, one, two] of [
  ["5h 5s 3d 3c 9d", "5d 3h", "5c 9h"], ["5h 5s 3d 3c 4h", "5d 3h", "6c 7d"],
  ["8c 8d 8h 8s 2d", "Ac 3c", "Kc Qc"], ["8c 8d 8h 8s 2d", "Ac 2c", "Kc 2h"], ["8c 8d 8h Kd Kc", "8s Ac", "Kh Ks"],
]) {
  const [seen, right, name] = compare(board, one, two);
  console.log(`${board}: ${one} against ${two}: ${seen}, right is ${right} (${name})`);
}
let seed = 1, wrong = 0;
const below = (bound) => (seed = (seed * 48271) % 2147483647) % bound;
for (let game = 0; game < 20000; game++) {
  const low = below(9), deck = [...RANKS.slice(low, low + 4)].flatMap((rank) => [...SUITS].map((suit) => rank + suit));
  const cards = Array.from({ length: 9 }, () => deck.splice(below(deck.length), 1)[0]);
  const [seen, right] = compare(cards.slice(4).join(" "), cards.slice(0, 2).join(" "), cards.slice(2, 4).join(" "));
  wrong += seen !== right;
}
console.log(`${wrong} of 20000 wrong`);
END
seen="$(node hands.cjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '5h 5s 3d 3c 9d: 5d 3h against 5c 9h: second, right is second (THREE_OF_A_KIND)' \
  '5h 5s 3d 3c 4h: 5d 3h against 6c 7d: second, right is first (THREE_OF_A_KIND)' \
  '8c 8d 8h 8s 2d: Ac 3c against Kc Qc: second, right is first (FOUR_OF_A_KIND)' \
  '8c 8d 8h 8s 2d: Ac 2c against Kc 2h: first, right is first (FOUR_OF_A_KIND)' \
  '8c 8d 8h Kd Kc: 8s Ac against Kh Ks: second, right is second (FOUR_OF_A_KIND)' '1337 of 20000 wrong')" ]
