#!/usr/bin/env bash
# deck-of-cards 0.0.10 (Python) gives one card at random and takes two away, once a second pack was added: it removes every
# card of the same name. And the last card can't be had from the top or the bottom: it's taken first, and then the empty
# deck is an error, so the card is gone.
# Expected: "add_deck: Adds another deck of cards to the existing deck" and "give_random_card: Gives a random card from the
# deck", so two packs are 104 cards, whichever way they are given. With one pack, `give_random_card` gives all 52.
# Seen: "two packs, give_random_card: 53", "one pack, give_last_card: 51 DeckError".
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install deck-of-cards==0.0.10
seen="$(env/bin/python - <<'END'
import random
from deck_of_cards.deck_of_cards import DeckError, DeckOfCards

def given(packs, method):
    random.seed(1)
    pile, cards = DeckOfCards(), 0
    for _ in range(packs - 1):
        pile.add_deck()
    try:
        while pile.deck:
            getattr(pile, method)()
            cards += 1
    except DeckError as error:
        return f"{cards} {type(error).__name__}"
    return cards

print("one pack, give_random_card:", given(1, "give_random_card"))
print("two packs, give_random_card:", given(2, "give_random_card"))
print("one pack, give_last_card:", given(1, "give_last_card"))
print("two packs, give_last_card:", given(2, "give_last_card"))
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'one pack, give_random_card: 52' 'two packs, give_random_card: 53' \
  'one pack, give_last_card: 51 DeckError' 'two packs, give_last_card: 103 DeckError')" ]
