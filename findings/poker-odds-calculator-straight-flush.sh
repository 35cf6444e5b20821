#!/usr/bin/env bash
# poker-odds-calculator 0.4.0 (npm): a straight flush isn't seen if a straight of other suits goes higher and a sixth card of
# the flush is at its top: ten, eight, seven, six, five and four of spades with the nine of hearts is a flush. So it loses to
# any higher flush and to a full house.
# Expected: "100% tested, production ready"; a straight flush beats everything but a higher one. phe 0.6.0 (npm) says so.
# Seen: what the first hand is and who wins, with all five cards on the table; then, for the 8648 ways to add two cards to a
# straight flush of spades, how many are called something else: three for each, but for the one below the royal flush.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts poker-odds-calculator@0.4.0 phe@0.6.0
cat > hands.mjs <<'END'
import { CardGroup, OddsCalculator } from "poker-odds-calculator";
import phe from "phe";
const split = (text) => text.match(/../g);
const compare = (board, ...hands) => {
  const odds = OddsCalculator.calculate(hands.map((hand) => CardGroup.fromString(hand)), CardGroup.fromString(board));
  const seen = odds.equities.map((equity) => equity.getEquity()).join("% to ");
  const [one, two] = hands.map((hand) => phe.evaluateCards(split(hand + board)));
  console.log(`${board}: ${hands.join(" against ")}: ${seen}%, a ${odds.getHandRank(0)}, right is ${one < two ? "100% to 0%" : "0% to 100%"}`);
};
compare("Ts8s7s6s2d", "5s4s", "KsJs");
compare("9hTs8s7s6s", "5s4s", "KsJs");
compare("9hTs6s8s5s", "7s4s", "As2s");
compare("Jh9s8s7s6s", "Ts2d", "AsKs");
const deck = [..."23456789TJQKA"].flatMap((rank) => [..."cdhs"].map((suit) => rank + suit));
let hands = 0, wrong = 0;
for (const low of "23456789") {
  const from = "23456789TJQKA".indexOf(low), five = [..."23456789TJQKA"].slice(from, from + 5).map((rank) => `${rank}s`);
  for (const [place, one] of deck.entries()) for (const two of deck.slice(place + 1)) {
    if (five.includes(one) || five.includes(two)) continue;
    const odds = OddsCalculator.calculate([CardGroup.fromString(one + two)], CardGroup.fromString(five.join("")));
    hands++;
    wrong += !/flush$/i.test(String(odds.getHandRank(0))) || / high flush/.test(String(odds.getHandRank(0)));
  }
}
console.log(`${wrong} of ${hands} straight flushes called something else`);
END
seen="$(node hands.mjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'Ts8s7s6s2d: 5s4s against KsJs: 100% to 0%, a Eight high straight flush, right is 100% to 0%' \
  '9hTs8s7s6s: 5s4s against KsJs: 0% to 100%, a Ten high flush, right is 100% to 0%' \
  '9hTs6s8s5s: 7s4s against As2s: 0% to 100%, a Ten high flush, right is 100% to 0%' \
  'Jh9s8s7s6s: Ts2d against AsKs: 100% to 0%, a Ten high straight flush, right is 100% to 0%' \
  '21 of 8648 straight flushes called something else')" ]
