#!/usr/bin/env bash
# card-games-utils 1.1.5 (npm), Teen Patti: ace, king and queen are never a sequence. It asks for a 14, and its aces are 1,
# so that they are a high card and lose against 2-3-4. And of two pairs the one with the highest card wins, whichever pair it
# is: twos with an ace beat nines with a three.
# Expected: A-K-Q is the highest sequence in Teen Patti, "1 exception check for Q,K,A" in its source; of two pairs the higher
# one wins, and the third card counts only between equal pairs. Everything else here is right.
# Seen: what a hand is, and who wins of two.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts card-games-utils@1.1.5
cat > hands.cjs <<'END'
const { StandardCardHelper, TeenPatti } = require('card-games-utils')
const suits = { c: 'CLUBS', d: 'DIAMONDS', h: 'HEARTS', s: 'SPADES' }
const ranks = { A: 'ACE', 2: 'TWO', 3: 'THREE', 4: 'FOUR', 8: 'EIGHT', 9: 'NINE', J: 'JACK', Q: 'QUEEN', K: 'KING' }
const card = ([rank, suit]) => StandardCardHelper.makeStandardCard(`${suits[suit]}_${ranks[rank]}`)
const cards = (text) => text.split(' ').map(card)
for (const hand of ['Ah Ks Qd', 'Ah Kh Qh', 'Kh Qs Jd', 'Ah 2s 3d']) {
  console.log(`${hand}: ${TeenPatti.calculateHand(cards(hand))}`)
}
for (const hands of [['Ah Ks Qd', '2c 3h 4c'], ['Kh Qs Jd', '2c 3h 4c'], ['2h 2s Ad', '9c 9h 3c'], ['8h 8s Kd', '9c 9h 2c'],
  ['8h 8s Kd', '8c 8d 9c']]) {
  const winners = TeenPatti.calculateWinners(hands.map((hand) => TeenPatti.makeHand(cards(hand))))
  console.log(`${hands.join(' against ')}: ${winners.map((index) => hands[index])}`)
}
END
seen="$(node hands.cjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'Ah Ks Qd: HIGH' 'Ah Kh Qh: COLOR' 'Kh Qs Jd: SEQUENCE' 'Ah 2s 3d: SEQUENCE' \
  'Ah Ks Qd against 2c 3h 4c: 2c 3h 4c' 'Kh Qs Jd against 2c 3h 4c: Kh Qs Jd' '2h 2s Ad against 9c 9h 3c: 2h 2s Ad' \
  '8h 8s Kd against 9c 9h 2c: 8h 8s Kd' '8h 8s Kd against 8c 8d 9c: 8h 8s Kd')" ]
