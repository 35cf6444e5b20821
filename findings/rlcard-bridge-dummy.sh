#!/usr/bin/env bash
# rlcard 1.2.0 (Python), game "bridge": who has the opening lead sees all of dummy's cards before leading. The numbers that a player
# gets show two hands as soon as the bidding is over.
# Expected: in bridge dummy's hand is laid open after the opening lead (Law 41 of the Laws of Duplicate Bridge), which is why that
# lead is hard. While bidding, a player sees 13 cards.
# Seen: 13 cards while bidding, 26 before the first card is led, 13 of them dummy's.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install rlcard==1.2.0 numpy==1.26.4
seen="$(env/bin/python - <<'END'
import rlcard

env = rlcard.make("bridge", config={"seed": 1})
state, player = env.reset()

def seen(state):
    # The first four times 52 numbers of the observation are the hands of North, East, South and West.
    return [int(sum(state["obs"][seat * 52:(seat + 1) * 52])) for seat in range(4)]

actions = env.game.judger.get_legal_actions()
print("bidding:", sum(seen(state)), "cards seen")
bid = next(action for action in actions if str(action) == "1C")
state, player = env.step(bid.action_id)
for _ in range(3):
    passed = next(action for action in env.game.judger.get_legal_actions() if str(action) == "pass")
    state, player = env.step(passed.action_id)
round_ = env.game.round
dummy = round_.get_dummy().player_id
print(f"{round_.play_card_count} cards played, {'left of declarer' if player == round_.get_left_defender().player_id else player} to lead:",
      f"{sum(seen(state))} cards seen, {seen(state)[player]} of the own hand, {seen(state)[dummy]} of dummy's")
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'bidding: 13 cards seen' \
  "0 cards played, left of declarer to lead: 26 cards seen, 13 of the own hand, 13 of dummy's")" ]
