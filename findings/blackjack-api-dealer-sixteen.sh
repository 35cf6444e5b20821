#!/usr/bin/env bash
# blackjack-api 1.1.0 (Python): a dealer who hits a soft 17 takes one card and no more, though that card may make it 12 to 16.
# It's an "if" after the loop that draws to 17. So players win against totals that a dealer doesn't stand on. And five cards
# of exactly 21 aren't a "5-Card Charlie".
# Expected: "the dealer will play until their hand terminates", with the option "whether the dealer hits on a soft 17"; in
# blackjack a dealer draws to 17 or more. A five-card Charlie is five cards that haven't gone over 21.
# Seen, in 20,000 rounds in which the player stands at once: the dealer's last totals below 17, and with the option off; and
# whether a hand goes on after its fifth card, at 20 and at 21.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps blackjack-api==1.1.0
seen="$(PYTHONPATH=py python3 - <<'END'
import random
from collections import Counter
from blackjack_api.blackjack import BlackJack
from blackjack_api.card import Card
from blackjack_api.hand import Hand

def totals(hit_soft_17):
    random.seed(1)
    game, last = BlackJack(num_decks=6, hit_soft_17=hit_soft_17), Counter()
    for _ in range(20000):
        game.stand()
        total = game.dealer.count()
        last["soft 17" if total == 17 and game.dealer.is_soft() and hit_soft_17 else total] += 1
        game.start_round()
        game.start_hand()
    return [f"{total}: {last[total]}" for total in (*range(4, 17), "soft 17") if last[total]]

print("hits a soft 17:", *totals(True))
print("stands on it:", *totals(False) or ["none"])
for names in ("2H 2D 3H 4H 9H", "2H 2D 3H 4H 10H"):
    game = BlackJack()
    game.player[0].cards = [Card(name) for name in names.split()[:4]]
    game.deck.deal = lambda: Card(names.split()[4])
    game.hit()
    print(f"{names}: {game.player[0].count()}, the hand goes on: {game.hand_running}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
hits a soft 17: 12: 21 13: 29 14: 23 15: 24 16: 30
stands on it: none
2H 2D 3H 4H 9H: 20, the hand goes on: False
2H 2D 3H 4H 10H: 21, the hand goes on: True
END
)" ]
