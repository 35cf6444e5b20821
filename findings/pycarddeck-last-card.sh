#!/usr/bin/env bash
# pyCardDeck 1.5.0 (Python), with its default of reshuffling: drawing the last card raises NoCards, unless something has
# been discarded, and the card is gone. It has left the deck, was not returned, and lies on no pile: the discards are
# shuffled back before the card is handed over, not when the next one is wanted.
# Expected: three cards can be drawn from a deck of three; the fourth is the error, as it is with reshuffle=False. A game
# that deals the whole pack fails at its last card.
# Seen: "a b NoCards, left 0, discarded 0", and without reshuffling "a b c OutOfCards".
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install pyCardDeck==1.5.0
seen="$(env/bin/python - <<'END'
from pyCardDeck import Deck

def deal(**settings):
    deck, dealt = Deck(cards=["a", "b", "c"], **settings), []
    try:
        while True:
            dealt.append(deck.draw())
    except Exception as error:
        dealt.append(type(error).__name__)
    return f"{' '.join(dealt)}, left {deck.cards_left}, discarded {deck.discarded}"

print(f"default: {deal()}\nreshuffle=False: {deal(reshuffle=False)}")
END
)"
echo "$seen"
[ "$seen" = "$(printf 'default: a b NoCards, left 0, discarded 0\nreshuffle=False: a b c OutOfCards, left 0, discarded 0')" ]
