#!/usr/bin/env bash
# klondike-solitaire 0.1.0-1 (npm): `solitaireReset` while a card is selected deals a new game without it. With the next point it
# lies face-up on its old lane, which has one card too many. And from the waste it takes all cards above the one that is
# pointed at, so that a card below the top one can be had, and two go to the foundation at once.
# Expected: "Set game to initial state except wins"; lanes of 1 to 7 cards, "the first lane has one card and each subsequent lane
# has one card more". Of Klondike's waste only the top card is in play.
# Seen: cards in all piles and the lanes after a reset and a draw; what is taken from a waste of A♣ 2♣ and of 9♥ 2♣ K♠.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts klondike-solitaire@0.1.0-1
cat > patience.mjs <<'END'
import { Card, Solitaire, cardToASCII, solitaireBuild, solitairePoint, solitaireReset } from "klondike-solitaire";
const game = Solitaire(() => 0.999);
const show = (what) => {
  const lanes = game.tableau.map((lane) => lane.length);
  const all = [game.stock, game.waste, ...game.foundation, ...game.tableau].flat().length;
  console.log(`${what}: ${all} cards, ${game.selected ? game.selected.cards.length : 0} selected, lanes ${lanes.join(" ")}`);
};
show("dealt");
const top = game.tableau[3].at(-1);
solitairePoint(game, top);
solitairePoint(game, top);
show("a card selected");
solitaireReset(game);
show("reset");
solitairePoint(game, game.stock.at(-1));
show("drawn");
console.log(`fourth lane: ${game.tableau[3].map(({ direction }) => direction).join(" ")}`);
for (const cards of [[["Ace", "Clubs"], ["Two", "Clubs"]], [["Nine", "Hearts"], ["Two", "Clubs"], ["King", "Spades"]]]) {
  const other = Solitaire(() => 0.5);
  other.waste = cards.map(([rank, suit]) => Card("Up", rank, suit));
  solitairePoint(other, other.waste[0]);
  const taken = other.selected.cards.map(cardToASCII).join(" ");
  solitaireBuild(other, { type: "Foundation" });
  console.log(`taken: ${taken}, on the foundation: ${other.foundation.flat().map(cardToASCII).join(" ")}`);
}
END
seen="$(node patience.mjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
dealt: 52 cards, 0 selected, lanes 1 2 3 4 5 6 7
a card selected: 51 cards, 1 selected, lanes 1 2 3 3 5 6 7
reset: 51 cards, 1 selected, lanes 1 2 3 4 5 6 7
drawn: 52 cards, 0 selected, lanes 1 2 3 5 5 6 7
fourth lane: Down Down Down Down Up
taken: CA C2, on the foundation: CA C2
taken: H9 C2 SK, on the foundation: 
END
)" ]
