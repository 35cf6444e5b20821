#!/usr/bin/env bash
# blackjack-engine 0.1.2 (npm): with an ace for eleven the dealer stops at 17 only and goes on at 18, 19 and 20, as long as the
# ace can still be one: a nine and an ace become 17, and the player's 19 wins. And a hand that was split may be doubled after a
# card, where the rules say that nobody doubles: they're looked at when it's split, but not when it gets a card.
# Expected: "standOnSoft17", true by default, and in blackjack a dealer who stands on soft 17 stands on all that is more.
# engine-blackjack 0.9.2 (npm), on which it's "based", does so. "double, ability to double after deal: none not allowed".
# Seen: the dealer's cards and what a player with 19 and a bet of 10 gets, here and there; a pair of eights that is split.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts blackjack-engine@0.1.2 engine-blackjack@0.9.2
cat > blackjack.cjs <<'END'
const log = console.log;
console.log = () => {};
const here = require("blackjack-engine"), there = require("engine-blackjack");
const card = (value) => ({ text: `${value}`, suite: "hearts", value, color: "R" });
const pack = (...values) => [...Array(20).fill(2), ...values.toReversed()].map(card);
function deal(rules, ...values) {
  const game = new here.Game(undefined, rules);
  game.setState({ deck: pack(...values) });
  game.dispatch(here.actions.bet({ bet: 10, playerId: 0 }));
  return game;
}
for (const first of [6, 7, 8, 9]) {
  const game = deal(undefined, 10, first, 9, 1, 5, 2, 4);
  game.dispatch(here.actions.stand());
  const { dealerCards, dealerValue, players } = game.getState();
  const other = new there.Game();
  other.setState({ deck: pack(10, 9, first, 1, 5, 2, 4) });
  other.dispatch(there.actions.deal({ bet: 10 }));
  other.dispatch(there.actions.stand({ position: "right" }));
  const { dealerCards: cards, wonOnRight } = other.getState();
  const text = (cards) => cards.map(({ text }) => text).join(" ");
  log(`${text(dealerCards)}: ${dealerValue.hi}, player gets ${players[0].finalWin}; there ${text(cards)}, ${wonOnRight}`);
}
const rules = { decks: 1, standOnSoft17: true, double: "none", split: true, doubleAfterSplit: false, surrender: true,
  insurance: true, showdownAfterAceSplit: true };
const game = deal(rules, 8, 6, 8, 10, 3, 10);
const hand = () => {
  const { cards, bet, availableActions } = game.getState().players[0].hands[0];
  return `${cards.map(({ text }) => text).join(" ")}, bet ${bet}, may be doubled: ${availableActions.double}`;
};
log(`dealt: ${hand()}`);
for (const action of ["split", "hit", "double"]) {
  game.dispatch(here.actions[action]());
  log(`${action}: ${hand()}`);
}
END
seen="$(node blackjack.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
6 1: 17, player gets 20; there 6 1, 20
7 1 5 2 4: 19, player gets 10; there 7 1, 20
8 1 5 2 4: 20, player gets 0; there 8 1, 10
9 1 5 2: 17, player gets 20; there 9 1, 0
dealt: 8 8, bet 10, may be doubled: false
split: 8, bet 10, may be doubled: false
hit: 8 3, bet 10, may be doubled: true
double: 8 3 10, bet 20, may be doubled: false
END
)" ]
