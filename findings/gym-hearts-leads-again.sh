#!/usr/bin/env bash
# gym_hearts 0.0.3 (Python), hearts for learning programs: who wins a trick is told to follow its suit with the next lead. The
# valid cards are counted while the four cards of the trick before still lie there. Asked without them, who has only hearts
# left, and none was played yet, has no valid card at all. And a game to fifty points goes to a hundred: `endgame_score` is
# kept, and never looked at.
# Expected: the winner of a trick leads any suit, hearts once they're broken or if there's nothing else; the end where one sets it.
# Seen: of the leads where the leader had the last trick's suit and others, in how many only that suit was valid; the valid cards
# of a hand of hearts on lead; and whether the highest score at the end of ten games to fifty was ever below a hundred.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install gym_hearts==0.0.3 gym==0.26.2 numpy==1.26.4 treys==0.1.8
seen="$(env/bin/python -W ignore - 2> /dev/null <<'END'
import random
from gymhearts.env import HeartsEnv
from gymhearts.strategy import IStrategy
from treys.card import Card

class AnyValid(IStrategy):
    def move(self, observation):
        return random.choice(observation["valid_hand_cards"])

def table(**settings):
    hearts = HeartsEnv(**settings)
    for _ in range(4):
        hearts.add_player(AnyValid())
    return hearts

leads = followed = 0
ends = []
for _ in range(10):
    hearts, done = table(endgame_score=50), False
    hearts.start()
    while not done:
        observation, _, done, info = hearts.step(hearts.move())
        if len(observation["playing_cards"]) == 4 and not done and not info["is_new_round"]:
            suit = Card.get_suit_int(observation["playing_cards"][0])
            suits = {Card.get_suit_int(card) for card in observation["hand_cards"]}
            if suit in suits and len(suits) > 1:
                leads += 1
                followed += {Card.get_suit_int(card) for card in observation["valid_hand_cards"]} == {suit}
    ends.append(max(observation["scores"]))
print("leads with a choice:", "all" if followed == leads > 0 else "some", "told to follow the trick before")
print("games to fifty that ended below a hundred:", sum(end < 100 for end in ends))
hearts = table()
hearts.start()
hearts._trick, hearts._current_player_id = 6, 0
hearts._players[0].reset_hand_cards([Card.new(f"{rank}h") for rank in "346TJQA"])
print("seven hearts on lead, valid:", len(hearts.get_observation()["valid_hand_cards"]))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
leads with a choice: all told to follow the trick before
games to fifty that ended below a hundred: 0
seven hearts on lead, valid: 0
END
)" ]
