#!/usr/bin/env bash
# mancala 0.3.0 (Python): a draw is a win for the first player. With 24 stones each, `_winner` is the truth of "player 1 has
# more", as a number, so 0. Its agents count it as +1 and -1, and its arena as a game that player 1 didn't win. And `step`
# leaves the environment as it is: the next state is only returned.
# Expected: in kalah 24 to 24 is a draw. "The values are player1's (second move) win rates", says its page of the arena; Gym's
# `step` runs one time step of the environment.
# Seen: the winner and both players' rewards of a position with 24 stones each; draws in 300 games by chance, and who is said
# to have won them; and the board of an environment after a step.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  mancala==0.3.0 numpy==1.26.4 gym==0.26.2 gym-notices==0.1.0 cloudpickle==3.1.2
seen="$(PYTHONPATH=py python3 - 2> warnings <<'END'
import random
from collections import Counter
import numpy as np
from mancala.mancala import MancalaEnv, MancalaState

even = MancalaState(np.array([0] * 6 + [24] + [0] * 6 + [24]))
print("24 to 24: winner", even._winner, "- rewards", even.rewards_float(0), even.rewards_float(1))
draws = Counter()
for number in range(300):
    rng, state = random.Random(number), MancalaState()
    while not state._done:
        actions = state.legal_actions(state.current_player)
        state.proceed_action(rng.choice(actions) if actions else None)
    sides = [sum(state.board[:7]), sum(state.board[7:])]
    if sides[0] == sides[1]:
        draws[state._winner] += 1
print("draws:", sum(draws.values()), "- won by", *(f"player {player}: {count}" for player, count in draws.items()))
env = MancalaEnv(["random", "random"])
state, *_ = env.step(0)
print("after a step:", *env.state.board[:7], "- returned:", *state.board[:7])
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
24 to 24: winner 0 - rewards 1 -1
draws: 15 - won by player 0: 15
after a step: 4 4 4 4 4 4 0 - returned: 0 5 5 5 5 4 0
END
)" ]
