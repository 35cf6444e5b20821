#!/usr/bin/env bash
# yahtzee_api 1.1.1 (Python): four alike are no three of a kind, and five alike neither three nor four: it asks for exactly
# three and exactly four. So 4 4 4 4 2 scores 0 there. The dice that it recommends to keep for three of a kind are never
# sixes, which it doesn't count. And a box that has been filled can be filled once more: then it says 0.
# Expected: the rules that its page names (Hasbro's): at least three dice the same. "Make a recommendation to keep the highest
# dice value", says its source; and what has been scored stays.
# Seen: the scores in its theoretical scorecard for some dice; the dice to keep of 6 6 2 3 4; a box before and after the
# second turn; and of 20,000 rolls by chance, how many have three alike or more, and how many of them it scores.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps yahtzee_api==1.1.1
seen="$(PYTHONPATH=py python3 - <<'END'
import random
from yahtzee_api import Game

def rolled(dice, player=None):
    player = player or Game(1).c_player
    player.debug_roll([0] * 5, list(dice))
    return player

for dice in ((4, 4, 4, 1, 2), (4, 4, 4, 4, 2), (4, 4, 4, 4, 4)):
    card = rolled(dice).t_scorecard
    print(*dice, "- three of a kind:", card[6][0], "four of a kind:", card[7][0], "yahtzee:", card[11][0])
kept = rolled((6, 6, 2, 3, 4)).t_scorecard[6][1]
print("kept of 6 6 2 3 4:", *(die for die, keep in zip((6, 6, 2, 3, 4), kept) if keep))
player = rolled((6, 6, 6, 1, 2))
player.end_turn(5)
before = player.scorecard[5][0]
rolled((6, 6, 1, 1, 2), player).end_turn(5)
print("sixes:", before, "then", player.scorecard[5][0])
rng, three, scored = random.Random(1), 0, 0
for _ in range(20000):
    dice = [rng.randint(1, 6) for _ in range(5)]
    if max(map(dice.count, dice)) >= 3:
        three += 1
        scored += rolled(dice).t_scorecard[6][0] == sum(dice)
print(f"three alike or more: {three}, scored: {scored}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
4 4 4 1 2 - three of a kind: 15 four of a kind: 0 yahtzee: 0
4 4 4 4 2 - three of a kind: 0 four of a kind: 18 yahtzee: 0
4 4 4 4 4 - three of a kind: 0 four of a kind: 0 yahtzee: 50
kept of 6 6 2 3 4: 4
sixes: 18 then 0
three alike or more: 4250, scored: 3830
END
)" ]
