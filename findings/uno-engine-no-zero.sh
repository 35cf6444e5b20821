#!/usr/bin/env bash
# uno-engine 2.0.3 (npm), "Uno game implemented in JavaScript": nobody can find a zero in their hand by `getCardByValue`, since
# its value is 0, which it takes for no value. Whoever goes out with a Draw Two gets no points for the two cards. When the pile
# is used up, it takes all 108 cards again, also those that players hold: then there are more cards, some of them twice. And
# `CumulativeDrawTwo`, the house rule of its own first example, isn't exported.
# Expected: "get the exact card in the player's hand", 0 to 14. Mattel's rules: after a Draw Two as the last card "the next
# player must draw", and these cards count; "if the Draw pile runs out, reshuffle the Discard pile".
# Seen: a zero and a one asked for; who has what when the game ends; the cards that are held and in the pile as well.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts uno-engine@2.0.3 shuffle@0.2.5
cat > uno.cjs <<'END'
const uno = require("uno-engine");
const { Game, Card, Value, Color } = uno;
const two = new Game(["Anna", "Ben"]);
const player = two.currentPlayer, other = two.nextPlayer;
player.hand = [new Card(Value.ZERO, Color.RED), new Card(Value.ONE, Color.RED)];
console.log(`zero: ${player.getCardByValue(Value.ZERO)}, one: ${player.getCardByValue(Value.ONE)}`);
two.discardedCard = new Card(Value.FIVE, Color.RED);
player.hand = [new Card(Value.DRAW_TWO, Color.RED)];
other.hand = [new Card(Value.NINE, Color.BLUE)];
two.on("end", (event) => console.log(`end: ${event.score} points, the other has ${other.hand.length} card`));
two.play(player.hand[0]);
const three = new Game(["Anna", "Ben", "Cleo"]);
const dealt = three.players.flatMap((player) => player.hand);
three.draw(three.currentPlayer, three.deck.length);
const held = three.players.reduce((sum, player) => sum + player.hand.length, 0);
const twice = three.deck.cards.filter((card) => dealt.includes(card)).length;
console.log(`more than 108 cards: ${held + three.deck.length > 108}, dealt at first and in the pile: ${twice}`);
console.log(`CumulativeDrawTwo: ${uno.CumulativeDrawTwo}`);
END
seen="$(node uno.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
zero: undefined, one: RED ONE
end: 9 points, the other has 1 card
more than 108 cards: true, dealt at first and in the pile: 21
CumulativeDrawTwo: undefined
END
)" ]
