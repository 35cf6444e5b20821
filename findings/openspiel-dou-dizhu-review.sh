#!/usr/bin/env bash
# OpenSpiel 2.0.2 (open_spiel on PyPI), game "dou_dizhu": the text of a finished game shows each player the hand of a
# neighbour, unless player 0 was the first to bid. Cards are dealt from player 0 on; the text takes them as dealt from the first
# bidder on. So "Player 1 played" cards that stand in another one's hand.
# Expected: "Include all cards in the terminal state to make reviewing the deal easier", as its source says: the hands that the
# text before the first bid shows, with the three cards on the table added to the landlord's. Where player 0 bids first it does.
# Seen, in 30 games by chance: right hands in all games whose first bidder is player 0, and in no other.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install open_spiel==2.0.2
seen="$(env/bin/python - <<'END'
import random
from collections import Counter
import pyspiel

def hands(state):
    """Hands in the order of the seats: first come the players 1 and 2, side by side, and then player 0, a line a rank."""
    lines = str(state).splitlines()
    parts = [lines[15:30], [line[:8] for line in lines[:15]], [line[8:] for line in lines[:15]]]
    return [Counter("".join(part).replace(" ", "")) for part in parts]

seen = Counter()
for number in range(30):
    chance, state, dealt = random.Random(number), pyspiel.load_game("dou_dizhu").new_initial_state(), None
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choices(*zip(*state.chance_outcomes()))[0])
            continue
        if dealt is None:
            first, dealt = state.current_player(), hands(state)
        state.apply_action(chance.choice(state.legal_actions()))
    # The landlord's hand has grown.
    right = all(before <= after for before, after in zip(dealt, hands(state)))
    seen[f"player {first} bids first, hands are {'right' if right else 'wrong'}"] += 1
for line in sorted(seen):
    print(line)
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'player 0 bids first, hands are right' 'player 1 bids first, hands are wrong' \
  'player 2 bids first, hands are wrong')" ]
