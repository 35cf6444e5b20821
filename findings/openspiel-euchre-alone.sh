#!/usr/bin/env bash
# OpenSpiel 2.0.2 (open_spiel on PyPI), game "euchre": in the numbers of `information_state_tensor`, playing with one's partner
# looks the same as going alone: it sets the flag as soon as there is an answer, whatever it is. And a pass stands where the
# next one's bid of clubs belongs, so a pass and clubs after it can't be told from a pass alone.
# Expected: other information, other numbers; its source lists "Go alone (declarer, defender 1 & 2)" and "Bidding [Clubs,
# Diamonds, Hearts, Spades, Pass]" for each bid. The text of `information_state_string` tells them apart.
# Seen, in 200 deals: the texts differ in all of them, the numbers in none.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install open_spiel==2.0.2
seen="$(env/bin/python - <<'END'
import random
import pyspiel

texts = numbers = 0
for number in range(200):
    chance, state = random.Random(number), pyspiel.load_game("euchre").new_initial_state()
    while True:
        if state.is_chance_node():
            state.apply_action(chance.choices(*zip(*state.chance_outcomes()))[0])
            continue
        player = state.current_player()
        actions = {state.action_to_string(action): action for action in state.legal_actions()}
        if "Alone" in actions:
            break
        state.apply_action(chance.choice(state.legal_actions()))
    alone, partner = (state.child(actions[name]) for name in ("Alone", "Partner"))
    texts += alone.information_state_string(player) != partner.information_state_string(player)
    numbers += alone.information_state_tensor(player) != partner.information_state_tensor(player)
print(f"alone or with the partner: other texts in {texts}, other numbers in {numbers} of 200")

state = pyspiel.load_game("euchre").new_initial_state()
while state.is_chance_node():
    state.apply_action(state.chance_outcomes()[0][0])
state.apply_action(next(action for action in state.legal_actions() if state.action_to_string(action) == "Pass"))
# 4 numbers for the dealer and 24 for the card turned up, then 5 for each bid.
for bid in (0, 1):
    print(f"bid {bid + 1} after one pass:", *(int(value) for value in state.information_state_tensor(0)[28 + 5 * bid:33 + 5 * bid]))
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'alone or with the partner: other texts in 200, other numbers in 0 of 200' \
  'bid 1 after one pass: 0 0 0 0 0' 'bid 2 after one pass: 1 0 0 0 0')" ]
