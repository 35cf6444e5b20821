#!/usr/bin/env bash
# dicencards 0.1.1 (Python): the deck of 32 cards has 28: the sevens are left out too. To a hand without a greatest size, as it's
# made by default, no card can be added: a TypeError, as it asks whether there are no more than None. And to a hand of at most
# five a sixth can; only the seventh is refused.
# Expected: THIRTY_TWO_CARD_DECK_MODEL is 7 to ace (piquet, skat, belote), 32; `append` on a hand of no greatest size; "Hand has
# reached its max size" at five of five.
# Seen: the decks, and what the hands take.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  dicencards==0.1.1 setuptools==75.8.0
seen="$(PYTHONPATH=py python3 -W ignore - <<'END'
from dicencards.cards import FIFTY_TWO_CARD_DECK_MODEL, Hand, THIRTY_TWO_CARD_DECK_MODEL

for name, model in [("52", FIFTY_TWO_CARD_DECK_MODEL), ("32", THIRTY_TWO_CARD_DECK_MODEL)]:
    deck = model.build_deck()
    print(f"{name}: {deck.count()} cards,", " ".join(dict.fromkeys(str(card.rank) for card in deck.cards)))
for size in [5, None]:
    cards = FIFTY_TWO_CARD_DECK_MODEL.build_deck().cards
    hand = Hand([], size) if size else Hand([])
    try:
        while True:
            hand.append(cards.pop())
    except (TypeError, ValueError) as error:
        print(f"at most {size}: {len(hand.cards)} cards, state {hand.state}, then {type(error).__name__}: {error}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
52: 52 cards, 2 3 4 5 6 7 8 9 10 J Q K A
32: 28 cards, 8 9 10 J Q K A
at most 5: 6 cards, state Overload, then ValueError: Hand has reached its max size
at most None: 0 cards, state Ok, then TypeError: '<=' not supported between instances of 'int' and 'NoneType'
SEEN
)" ]
