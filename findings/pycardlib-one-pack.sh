#!/usr/bin/env bash
# PyCardLib 1.0.0 (Python) can't be imported: its files are installed without the folder PyCardLib that they import from. In
# such a folder, all decks made of its STANDARD_DECK are one and the same, and so are all empty ones. A deck keeps the list it's
# given, so a card that's drawn from one is gone from the next, and from the constant itself. And `deck - card` is the card.
# Expected: "Creates a new deck"; and a constant for "the standard 52 playing card deck".
# Seen: the error; cards of a second deck after five have been drawn from the first, and of the constant; and what an empty
# deck has after another empty one got a card.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps PyCardLib==1.0.0
mkdir path path/PyCardLib && cp py/*.py path/PyCardLib
seen="$(PYTHONPATH=py python3 -c 'import PyCardLib' 2>&1 | tail -1
PYTHONPATH=path python3 - <<'END'
from PyCardLib.Card import Card
from PyCardLib.Deck import STANDARD_DECK, Deck

first = Deck(STANDARD_DECK, shuffle=False)
five = first.deal(1, 5)[0]
print("drawn:", len(five), "- a second deck:", len(Deck(STANDARD_DECK)), "- the constant:", len(STANDARD_DECK))
deck = Deck(shuffle=False)
deck.reset()
empty = Deck()
empty.cards.append(five[0])
print("another empty deck:", len(Deck()))
print("deck - card:", type(deck - deck.cards[0]).__name__)
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
ModuleNotFoundError: No module named 'PyCardLib'
drawn: 5 - a second deck: 47 - the constant: 47
another empty deck: 1
deck - card: Card
END
)" ]
