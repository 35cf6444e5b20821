#!/usr/bin/env bash
# gym-yahtzee 1.0.2 (Python): the rule that is asked for is never passed on, so every game has the joker of "free choice". And
# `reset` makes a game without the seed, and returns None instead of the first observation. What a step returns isn't in the
# environment's own observation space: bare numbers, where it promises boxes of one number.
# Expected: `YahtzeeSingleEnv(rule, game_type, seed)`; Gym's reset "returns an initial observation", which is in
# `observation_space`, and must be called before the first step.
# Seen: the rule asked for and the one in the game; dice for seed 1 before and after a reset, in ten environments; what
# reset and a step return.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  gym-yahtzee==1.0.2 pyhtzee==1.2.7 numpy==1.26.4 gym==0.26.2 gym-notices==0.1.0 cloudpickle==3.1.2
seen="$(PYTHONPATH=py python3 - 2> warnings <<'END'
from pyhtzee.classes import Rule
from gym_yahtzee.envs import YahtzeeSingleEnv

for rule in Rule:
    print(f"{rule.name}: {YahtzeeSingleEnv(rule=rule).pyhtzee.rule.name}")
before, after = set(), set()
for _ in range(10):
    env = YahtzeeSingleEnv(seed=1)
    before.add(tuple(env.pyhtzee.dice))
    first = env.reset()
    after.add(tuple(env.pyhtzee.dice))
print("dice for seed 1:", len(before), "before reset,", "one" if len(after) == 1 else "several", "after; reset returns", first)
observation, *_ = env.step(env.sample_action())
print("a step's observation is in the space:", env.observation_space.contains(observation))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
YAHTZEE: YAHTZEE_FREE_CHOICE_JOKER
YAHTZEE_FREE_CHOICE_JOKER: YAHTZEE_FREE_CHOICE_JOKER
YATZY: YAHTZEE_FREE_CHOICE_JOKER
dice for seed 1: 1 before reset, several after; reset returns None
a step's observation is in the space: False
END
)" ]
