#!/usr/bin/env bash
# poker-odds-calc 0.0.14 (npm), Omaha: three of a kind among the four cards in a hand count as three of a kind, although only
# two of them may be used; so three aces in the hand beat a triplet of queens, two pairs and so on. And two pairs are missed
# if the hand has a higher pair that can't be one of them.
# Expected: in Omaha exactly two cards come from the hand and three from the board (Robert's Rules of Poker, "Omaha"). Right
# here is the best of all 60 such choices, by phe 0.6.0 (npm).
# Seen: which of two hands wins, with all five cards on the board; then how many of 4000 random deals have another winner.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts poker-odds-calc@0.0.14 phe@0.6.0
cat > omaha.cjs <<'END'
const { Omaha } = require("poker-odds-calc");
const phe = require("phe");
const choices = (cards, number) => (number === 0 ? [[]] : cards.flatMap((card, place) =>
  choices(cards.slice(place + 1), number - 1).map((others) => [card, ...others])));
const best = (hand, board) => Math.min(...choices(hand, 2).flatMap((two) =>
  choices(board, 3).map((three) => phe.evaluateCards([...two, ...three]))));
const compare = (one, two, board) => {
  const players = new Omaha().addPlayer(one).addPlayer(two).setBoard(board).calculate().getPlayers();
  const seen = ["first", "second"].find((_, place) => players[place].getWinsPercentage() > 50) ?? "split";
  const difference = best(one, board) - best(two, board);
  return [seen, difference < 0 ? "first" : difference > 0 ? "second" : "split"];
};
for (const [one, two, board] of [
  ["Ah As Ac Kd", "Qh Qs Jc Td", "Qd 7c 5s 3h 2d"], ["Ah As Kc Kd", "Qh Qs Jc Td", "Qd 7c 5s 3h 2d"],
  ["2h 2s 2c 9d", "Kh Qs Jc Td", "Kd Qc 5s 3h 8d"], ["Ah Ad Jc 5c", "As Ac 9d 2s", "Jd Ts 6d 5s 3h"],
]) {
  const [seen, right] = compare(one.split(" "), two.split(" "), board.split(" "));
  console.log(`${board}: ${one} against ${two}: ${seen}, right is ${right}`);
}
let seed = 7, wrong = 0, other = 0;
const below = (bound) => (seed = (seed * 48271) % 2147483647) % bound;
const alike = (hand) => hand.map(([rank]) => hand.filter((card) => card[0] === rank).length);
for (let deal = 0; deal < 4000; deal++) {
  const deck = [..."23456789TJQKA"].flatMap((rank) => [..."cdhs"].map((suit) => rank + suit));
  const cards = Array.from({ length: 13 }, () => deck.splice(below(deck.length), 1)[0]);
  const [one, two, board] = [cards.slice(0, 4), cards.slice(4, 8), cards.slice(8)];
  const [seen, right] = compare(one, two, board);
  if (seen === right) continue;
  wrong++;
  if (![one, two].some((hand) => Math.max(...alike(hand)) > 1)) other++;
}
console.log(`${wrong} of 4000 wrong, ${other} of them without two alike in a hand`);
END
seen="$(node omaha.cjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'Qd 7c 5s 3h 2d: Ah As Ac Kd against Qh Qs Jc Td: first, right is second' \
  'Qd 7c 5s 3h 2d: Ah As Kc Kd against Qh Qs Jc Td: second, right is second' \
  'Kd Qc 5s 3h 8d: 2h 2s 2c 9d against Kh Qs Jc Td: first, right is second' \
  'Jd Ts 6d 5s 3h: Ah Ad Jc 5c against As Ac 9d 2s: split, right is first' \
  '24 of 4000 wrong, 0 of them without two alike in a hand')" ]
