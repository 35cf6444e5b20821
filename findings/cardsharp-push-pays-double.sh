#!/usr/bin/env bash
# cardsharp 0.1.0 (Python, blackjack): a push pays the bet twice, and a win three times it: what comes back is added once more.
# Two aces and a ten are 22, bust: whether an ace may be 11 is asked as if it were the only one. And jack, queen and king are
# all shown as "T" (they're worth 10 like the ten, and Python takes names with one value for one name), an ace as "11".
# Expected: "It's a push" gives 10 back for 10, and a win 20, so 1000 and 1010; one ace as 11 only "if it doesn't bust the
# hand", so 12; J, Q, K, for which it has a line of its own.
# Seen: the money of one who had 1000 and bet 10, by result; some hands; and the ranks in a deck.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps cardsharp==0.1.0
seen="$(PYTHONPATH=py python3 - <<'END'
import asyncio
from collections import Counter
from cardsharp.blackjack.actor import Player
from cardsharp.blackjack.blackjack import BlackjackGame
from cardsharp.blackjack.hand import BlackjackHand
from cardsharp.blackjack.state import EndRoundState
from cardsharp.common.card import Card, Rank, Suit
from cardsharp.common.deck import Deck
from cardsharp.common.io_interface import DummyIOInterface

quiet = DummyIOInterface()
for result in ["dealer", "draw", "player"]:
    game = BlackjackGame({}, quiet)
    player = Player("Ann", quiet)
    game.players.append(player)
    player.place_bet(10)
    player.winner = result
    asyncio.run(EndRoundState().handle_payouts(game))
    print(f"{result}: {player.money}")

for names in ["ACE TEN", "ACE ACE NINE", "ACE ACE TEN", "ACE ACE ACE NINE"]:
    hand = BlackjackHand()
    for name in names.split():
        hand.add_card(Card(Suit.SPADES, Rank[name]))
    print(f"{names.lower()}: {hand.value()}")

deck = Deck()
print(len(deck.cards), "cards:", dict(Counter(str(card.rank) for card in deck.cards)))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
dealer: 990
draw: 1010
player: 1020
ace ten: 21
ace ace nine: 21
ace ace ten: 22
ace ace ace nine: 22
52 cards: {'2': 4, '3': 4, '4': 4, '5': 4, '6': 4, '7': 4, '8': 4, '9': 4, 'T': 16, '11': 4}
SEEN
)" ]
