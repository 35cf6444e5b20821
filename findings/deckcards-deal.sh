#!/usr/bin/env bash
# deckcards 1.0.1 (Python), `deal`: four players with two cards each get 4, 4, 0 and 0. Round the table, it puts each card
# into the hand with the number of the round. With more cards than players it's an IndexError in the middle, and the cards
# are gone. Two players with two cards, as in its example and as its default, are right. And a pack that runs out deals None.
# Expected: `deal(n_players, n_cards)`: as many cards for each; with `standard=False`, one hand after the other, it does
# that. It raises a DeckError if there aren't enough cards, but counts all 52, whatever has been dealt.
# Seen, for players and cards: how many each gets, round the table and one hand after the other.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps deckcards==1.0.1
seen="$(PYTHONPATH=py python3 - <<'END' 2> warnings
from deckcards import Deck

def sizes(deck, players, cards, standard):
    try:
        return " ".join(str(len(hand)) for hand in deck.deal(players, cards, standard))
    except IndexError as error:
        return f"IndexError, {len(deck.pack)} cards left"

for players, cards in ((2, 2), (4, 2), (5, 3), (2, 5), (4, 13)):
    print(f"{players} players, {cards} cards: {sizes(Deck(), players, cards, True)};", sizes(Deck(), players, cards, False))
deck = Deck()
deck.deal(4, 8, False)
print("and again eight for four:", *(hand.count(None) for hand in deck.deal(4, 8, False)), "cards are None")
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '2 players, 2 cards: 2 2; 2 2' '4 players, 2 cards: 4 4 0 0; 2 2 2 2' \
  '5 players, 3 cards: 5 5 5 0 0; 3 3 3 3 3' '2 players, 5 cards: IndexError, 48 cards left; 5 5' \
  '4 players, 13 cards: IndexError, 36 cards left; 13 13 13 13' 'and again eight for four: 0 0 4 8 cards are None')" ]
