#!/usr/bin/env bash
# blackjack-multi 0.1.6 (Python): who splits two aces and gets an ace on one of them has a single valid move, to split again: no
# "stay", so a third and a fourth wager is forced, for as long as aces come.
# Expected: one may split aces again or stand on them: "stay" and "split", as with any other pair.
# Seen: a pair of aces, split with an ace each time, and a pair of nines: the hands, the wagers and the valid moves.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  blackjack-multi==0.1.6 pydantic==2.14.4 pydantic-core==2.50.5 typing-extensions==4.16.0 typing-inspection==0.4.5 \
  annotated-types==0.8.0
seen="$(PYTHONPATH=py python3 - <<'END'
from blackjack_multi.cards import Card
from blackjack_multi.player import Player

for first, pair in ((Card("S", "A"), "aces"), (Card("S", 9), "nines")):
    player = Player(wager=1)
    player._deal_card(first)
    player._deal_card(first)
    for times in range(4):
        hands = ["+".join(str(card.card) for card in hand.cards) for hand in player.cards]
        print(pair, "split", times, "times:", " ".join(hands), player.wager, player.get_valid_moves(),
              "may stay:", player.is_move_valid("stay"))
        player.step("split", [first, Card("H", 8)])
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
aces split 0 times: A+A [1] ['stay', 'hit', 'split', 'surrender', 'double'] may stay: True
aces split 1 times: A+A A+8 [1, 1] ['split'] may stay: False
aces split 2 times: A+A A+8 A+8 [1, 1, 1] ['split'] may stay: False
aces split 3 times: A+A A+8 A+8 A+8 [1, 1, 1, 1] ['split'] may stay: False
nines split 0 times: 9+9 [1] ['stay', 'hit', 'split', 'surrender', 'double'] may stay: True
nines split 1 times: 9+9 9+8 [1, 1] ['stay', 'hit', 'split', 'double'] may stay: True
nines split 2 times: 9+9 9+8 9+8 [1, 1, 1] ['stay', 'hit', 'split', 'double'] may stay: True
nines split 3 times: 9+9 9+8 9+8 9+8 [1, 1, 1, 1] ['stay', 'hit', 'split', 'double'] may stay: True
SEEN
)" ]
