#!/usr/bin/env bash
# OpenSpiel 2.0.2 (open_spiel on PyPI), game "hearts" with `pass_cards=False`: the first chance node offers all four
# directions of passing, a quarter each, though only "No Pass" is legal there. Whoever draws from `chance_outcomes()`, as
# its documentation shows, has cards passed in three games of four: a direction that isn't legal is applied.
# Expected: "If the "pass_cards" game parameter is set to false, the "No Pass" action will be the only legal action at the
# first chance node", as its source says, and the outcomes of a chance node are its legal actions, as everywhere else.
# Seen: legal "No Pass"; outcomes "No Pass" "Left" "Across" "Right"; after "Left", the players pass cards.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install open_spiel==2.0.2
seen="$(env/bin/python - <<'END'
import pyspiel

state = pyspiel.load_game("hearts", {"pass_cards": False}).new_initial_state()
name = lambda action: state.action_to_string(action)
print("legal:", *map(name, state.legal_actions()))
print("outcomes:", *[f"{name(action)} {chance}," for action, chance in state.chance_outcomes()])
state.apply_action(state.chance_outcomes()[1][0])
for card in range(52):
    state.apply_action(card)
state.apply_action(state.legal_actions()[0])
print("passed" if "Passed Cards" in str(state) else "played")
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'legal: No Pass' 'outcomes: No Pass 0.25, Left 0.25, Across 0.25, Right 0.25,' passed)" ]
