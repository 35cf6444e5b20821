#!/usr/bin/env bash
# cribbage 1.3.2 (Python) counts a double run once: 7 7 8 8 9 is 15 points, where 24 are right. Four cards of one suit are
# worth nothing unless the card turned up has it, too. And in the play a pair counts again with the next card, whoever lays
# it: after two sevens a two scores 4 points, after three sevens 10, while a run scores nothing.
# Expected: the American Cribbage Congress's rules: each run counts, four of a suit in the hand are 4 points, and in the play
# a pair or a run is scored for the card that makes it. cribbage-scorer 0.2.5 (Python) counts these hands so.
# Seen, hands: the points, and those of the other package; in the play: the points for each card.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  cribbage==1.3.2 numpy==1.26.4 cribbage-scorer==0.2.5 more-itertools==10.8.0
seen="$(PYTHONPATH=py python3 - <<'END'
from cribbage.card import cards_from_str
from cribbage.score import score_count, score_hand
from cribbage_scorer.cribbage_scorer import show_calc_score

other_card = lambda card: (card.run_val, "DCHS"[card.suit])
for hand, turn in (("4h 5s 6d Kc", "Qd"), ("3h 3s 4d 5c", "Kh"), ("7h 7s 8d 8c", "9h"), ("2h 6h 8h Qh", "Ks")):
    cards, up = cards_from_str(hand), cards_from_str(turn)[0]
    right = show_calc_score(other_card(up), [other_card(card) for card in cards])[0]
    print(f"{hand}, {turn} turned up: {score_hand(cards, up)}; the other package: {right}")
for play in ("7h 7s 2d", "7h 7s 7c 2d", "4h 5s 6d", "3h 2d Ac"):
    cards = cards_from_str(play)
    print("play:", *(f"{card.ascii_str} {score_count(cards[:place])}" for place, card in enumerate(cards, 1)))
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '4h 5s 6d Kc, Qd turned up: 9; the other package: 9' \
  '3h 3s 4d 5c, Kh turned up: 9; the other package: 12' '7h 7s 8d 8c, 9h turned up: 15; the other package: 24' \
  '2h 6h 8h Qh, Ks turned up: 0; the other package: 4' 'play: 7h 0 7s 2 2d 4' 'play: 7h 0 7s 2 7c 6 2d 10' \
  'play: 4h 0 5s 0 6d 2' 'play: 3h 0 2d 0 Ac 0')" ]
