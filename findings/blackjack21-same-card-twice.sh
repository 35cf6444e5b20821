#!/usr/bin/env bash
# blackjack21 5.0.0 (Python): when the pack runs out in the middle of a round, the cards that lie on the table are shuffled
# back in, too. From then on players get cards that others hold, and one pack of 52 has grown to 65 and then 75 cards.
# Expected: the discards of earlier rounds are shuffled, as a dealer does it, and what's on the table stays there. "Auto-resets
# from drawn pile if empty", says the deck; a card that's in a hand is in no pile.
# Seen, with one pack and five players of whom each draws up to three cards: cards on the table at the end of each round, how
# many different ones, and cards in the pack.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps blackjack21==5.0.0
seen="$(PYTHONPATH=py python3 - <<'END'
import random
from blackjack21 import DEFAULT_SUITS, Deck, GameState, Table

random.seed(2)
deck = Deck(DEFAULT_SUITS)
table = Table([(name, 10) for name in "ABCDE"], deck)
for number in range(1, 7):
    if len(deck) < 12:
        break
    table.start_game()
    while table.state == GameState.PLAYERS_TURN:
        table.stand() if len(table.current_hand) > 3 else table.hit()
    cards = [card for player in table for hand in player.hands for card in hand] + table.dealer.hand
    print(f"round {number}: on the table: {len(cards)} different: {len(set(cards))} in the pack: {len(deck)}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
round 1: on the table: 18 different: 18 in the pack: 34
round 2: on the table: 21 different: 21 in the pack: 13
round 3: on the table: 21 different: 18 in the pack: 44
round 4: on the table: 21 different: 21 in the pack: 23
round 5: on the table: 24 different: 24 in the pack: 51
round 6: on the table: 22 different: 22 in the pack: 29
END
)" ]
