#!/usr/bin/env bash
# card-games-utils 1.1.5 (npm), Rummy: in a sequence with an ace and a king, one step may be anything, and the suit isn't
# looked at there. So "ace of hearts, seven of spades, eight to king of hearts" is a sequence, king, ace and two are a pure
# one, round the corner. Two cards that are alike and a joker are one, too, while ace, queen and a joker aren't.
# Expected: "decides if the given array of cards are in sequence or not": cards of one suit in a row, with a joker for a
# missing one. An ace stands below the two or above the king; its own rule for a pure sequence looks at the suits.
# Seen: whether each is a sequence and a pure one.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts card-games-utils@1.1.5
cat > melds.cjs <<'END'
const { Rummy, StandardCardHelper } = require('card-games-utils')
const suits = { h: 'HEARTS', s: 'SPADES' }
const ranks = {
  A: 'ACE', 2: 'TWO', 5: 'FIVE', 6: 'SIX', 7: 'SEVEN', 8: 'EIGHT', 9: 'NINE', T: 'TEN', J: 'JACK', Q: 'QUEEN', K: 'KING',
}
const name = ([rank, suit]) => (rank === '*' ? 'JOKER' : `${suits[suit]}_${ranks[rank]}`)
const card = (text) => StandardCardHelper.makeStandardCard(name(text))
const rummy = new Rummy(Rummy.makeRummyConfig())
const melds = ['5h 6h 7h', '5h 6s 7h', 'Qh Kh Ah', 'Ah Qs Kh', 'Ah 7s 8h 9h Th Jh Qh Kh', 'Kh Ah 2h', '5h 6h *', '5h 5h *',
  'Qh Ah *']
for (const meld of melds) {
  const cards = meld.split(' ').map(card)
  console.log(`${meld}: ${rummy.isInSequence(cards).isValid}, pure ${rummy.isInPureSequence(cards).isValid}`)
}
END
seen="$(node melds.cjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '5h 6h 7h: true, pure true' '5h 6s 7h: false, pure false' 'Qh Kh Ah: true, pure true' \
  'Ah Qs Kh: true, pure false' 'Ah 7s 8h 9h Th Jh Qh Kh: true, pure false' 'Kh Ah 2h: true, pure true' \
  '5h 6h *: true, pure false' '5h 5h *: true, pure false' 'Qh Ah *: false, pure false')" ]
