#!/usr/bin/env bash
# playingcards.py 1.1.1 (Python): no card can be put back into a deck. `add_cards` reads the limit from a name that is never
# set, so that a collection with a limit, as each deck is, raises an AttributeError. One without a limit takes one card, but two
# are a TypeError. And on the picture of a ten there's a 1.
# Expected: the cards are in the deck again; "10" on the ten.
# Seen: what happens with one card and a deck, one and two cards and a hand; and the middle lines of the pictures from nine to
# queen.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install playingcards.py==1.1.1
seen="$(env/bin/python - <<'END'
from playingcards import Card, CardCollection, Deck

def add(collection, cards):
    try:
        collection.add_cards(cards, 0)
        return f"{len(collection)} cards"
    except Exception as error:
        return type(error).__name__

deck = Deck()
drawn = [deck.draw_card() for _ in range(5)]
print("deck and one card:", add(deck, drawn[:1]))
print("hand and one card:", add(CardCollection(drawn[2:]), drawn[:1]))
print("hand and two cards:", add(CardCollection(drawn[2:]), drawn[:2]))
print("pictures:", *(Card(value, 2).img.splitlines()[2] for value in (9, 10, 11, 12)))
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'deck and one card: AttributeError' 'hand and one card: 4 cards' 'hand and two cards: TypeError' \
  'pictures: |  9  | |  1  | |  J  | |  Q  |')" ]
