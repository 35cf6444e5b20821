#!/usr/bin/env bash
# handranker 1.0.5 (npm), poker hands with lowball: in "Deuce to Seven" A 2 3 4 5 is a straight to the five and loses to a pair.
# And one hand of "Omaha Hi/Lo" or "Stud Hi/Lo" can't be evaluated: a TypeError.
# Expected: in deuce-to-seven lowball aces are high only, so that A 2 3 4 5 is no straight, but an ace high: better than any pair,
# worse than a king high. And "it can be used to evaluate a hand or rank a series of hands. It supports the following game
# types", with both of these.
# Seen: hands in order, best first; what `getHand` says of a hand in each game.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts handranker@1.0.5
cat > lowball.cjs <<'END'
const ranker = require("handranker");
for (const game of [ranker.DEUCE_TO_SEVEN, ranker.KANSAS_CITY_LOWBALL, ranker.DEUCE_TO_SIX]) {
  const hands = ["Kc 2d 3h 4s 5d", "Ac 2d 3h 4s 5c", "Ac 2d 3h 4s 6c", "2c 2d 7h 8s 9c", "2c 3d 4h 5s 6c"]
    .map((hand) => ({ id: hand.replace(/ ?(.)./g, "$1"), cards: hand.split(" ") }));
  const order = ranker.orderHands(hands, game).map((group) => group.map(({ id, ranking }) => `${id} ${ranking}`).join(" = "));
  console.log(`${game}: ${order.join(", ")}`);
}
for (const game of ranker.GAME_TYPES) {
  const omaha = game.startsWith("Omaha");
  const cards = ["As", "2s", "7d", "8h"], board = ["3c", "4h", "5s", "Kd", "Kc"];
  let hand;
  try {
    hand = (omaha ? ranker.getHand(cards, board, game) : ranker.getHand([...cards, ...board.slice(0, 3)], game)).description;
  } catch (error) {
    hand = error.name;
  }
  console.log(`${game}: ${hand}`);
}
END
seen="$(node lowball.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
Deuce to Seven: K2345 high card, A2346 high card, 22789 pair, A2345 straight, 23456 straight
Kansas City Lowball: K2345 high card, A2346 high card, 22789 pair, A2345 straight, 23456 straight
Deuce to Six: 23456 high card, K2345 high card, A2345 high card, A2346 high card, 22789 pair
Texas Holdem: straight five high
Omaha Hi: straight five high
Omaha Hi/Lo: TypeError
Stud: straight five high
Stud Hi/Lo: TypeError
Razz: five high
Kansas City Lowball: seven high
California Lowball: five high
Deuce to Seven: seven high
Deuce to Six: seven high
Ace to Six: seven high
END
)" ]
