#!/usr/bin/env bash
# doubutsushogi 0.0.5 (Python), Dōbutsu shōgi (Let's Catch the Lion): a position that is read from its number,
# `State.from_index`, has no captured pieces. `state_index` writes twelve squares with base 11 and six numbers of captured
# pieces with base 3; `from_index` reads all eighteen with base 11, and then nothing is left for the prisoners.
# Expected: the position whose number it is, as without prisoners.
# Seen: of the positions with the first player to move in 300 moves by chance, how many come back, by whether there are
# prisoners; and the first one that doesn't.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install --no-deps doubutsushogi==0.0.5
seen="$(env/bin/python - <<'END'
import random
from doubutsushogi.game import State

random.seed(1)
back = {False: [], True: []}
example, state = None, State.initial_state()
for _ in range(300):
    if state.status or not state.valid_actions:
        state = State.initial_state()
    if state.turn == 1:
        again = State.from_index(state.state_index)
        back[any(state.captured(1) + state.captured(2))].append(again == state)
        if again != state and example is None:
            example = state, again
    state = state.action_result(random.choice(state.valid_actions))
for prisoners, same in back.items():
    print(f"{'with' if prisoners else 'without'} prisoners: {sum(same)} of {len(same)}")
for state in example:
    print(state.text, "captured:", *state.captured(1), *state.captured(2))
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'without prisoners: 71 of 71' 'with prisoners: 0 of 85' \
  '..zLhl.H.Z.K0010001 captured: 0 0 1 0 0 0' '..zLhl.H.Z.K0000001 captured: 0 0 0 0 0 0')" ]
