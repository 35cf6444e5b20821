#!/usr/bin/env bash
# OpenSpiel 2.0.2 (open_spiel on PyPI), game "spades": spades are never broken. Whoever leads may not lead one as long as
# they hold another suit, however many spades were played before. The code has a flag for it that nothing sets.
# Expected: after the first spade was played, spades may be led, as in the rules that its source names (dkmgames.com,
# "CardSharp Spades") and as its own comment says: "If leading, and spades have not been broken, play any other suit".
# In its game "hearts" hearts are broken.
# Seen, in 200 games at random: hundreds of such leads after a spade was played, not one spade among the legal actions.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install open_spiel==2.0.2
seen="$(env/bin/python - <<'END'
import random
import pyspiel

def suit(name, card):
    return card // 13 if name == "spades" else card % 4

def leads(name, closed, before):
    found = offered = 0
    for number in range(200):
        chance = random.Random(number)
        state, deal, broken, played = pyspiel.load_game(name).new_initial_state(), list(range(52)), False, 0
        chance.shuffle(deal)
        for action in [*before, *deal, *([52 + 3] * 4 if name == "spades" else [])]:
            state.apply_action(action)
        hands = [set(deal[seat::4]) for seat in range(4)]
        while not state.is_terminal():
            hand, legal = hands[state.current_player()], state.legal_actions()
            if played % 4 == 0 and broken and len({suit(name, card) == closed for card in hand}) == 2:
                found += 1
                offered += any(suit(name, card) == closed for card in legal)
            card = chance.choice(legal)
            broken = broken or suit(name, card) == closed
            hand.remove(card)
            state.apply_action(card)
            played += 1
    return f"{name}: {'many' if found > 500 else found} leads, {'all' if offered == found else offered} with the suit"

print(leads("spades", 3, []))
print(leads("hearts", 2, [0]))
END
)"
echo "$seen"
[ "$seen" = "$(printf 'spades: many leads, 0 with the suit\nhearts: many leads, all with the suit')" ]
