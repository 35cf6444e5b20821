#!/usr/bin/env bash
# pyhtzee 1.2.7 (Python): the upper section's bonus depends on what is filled in last. Of that category it doesn't add the
# points but the number that the category has in its list, from 0 for aces to 5 for sixes. From the second turn on there are
# four throws, as the count starts at 0 and not at 1. A first yahtzee is a straight if somebody says so. Yatzy is finished
# after 13 of its 15 categories and unfinished again after the 14th; and 0 as a seed is none.
# Expected: a bonus for 63 points or more; three throws a turn; in the rules of Yahtzee a joker needs a filled box for
# Yahtzee; its page has "regular Yahtzee rules" and "Yatzy". gym-yahtzee is built on it.
# Seen: the bonus for the same 63 points, upwards and downwards, and for 69; throws in the first turns; the points.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps pyhtzee==1.2.7
seen="$(PYTHONPATH=py python3 - <<'END'
from pyhtzee import Pyhtzee
from pyhtzee.classes import Category, Rule
from pyhtzee.utils import category_to_action_map as action

upper, reroll_all = list(Category)[:6], 0
for name, order, alike in (("upwards", upper, 3), ("downwards", upper[::-1], 3), ("four sixes, first", upper[::-1], 4),
                           ("four sixes, last", upper, 4)):
    game = Pyhtzee(seed=1, rule=Rule.YAHTZEE)
    for category in order:
        side, other = category + 1, category or 6
        equal = alike if category == Category.SIXES else 3
        game.dice = [side] * equal + [other] * (5 - equal)
        game.take_action(action[category])
    bonus = game.scores.pop(Category.UPPER_SECTION_BONUS)
    print(f"{name}: {sum(game.scores.values())} points, bonus {bonus}")
game, throws = Pyhtzee(seed=1), []
for category in upper[:3]:
    throws.append(1)
    while reroll_all in game.get_possible_actions():
        game.take_action(reroll_all)
        throws[-1] += 1
    game.take_action(action[category])
print("throws:", *throws)
game = Pyhtzee(seed=1)
game.dice = [1, 1, 1, 1, 1]
print("a first yahtzee as a large straight:", game.take_action(action[Category.LARGE_STRAIGHT]))
game, finished = Pyhtzee(seed=1, rule=Rule.YATZY), []
for category in action:
    game.take_action(action[category])
    finished.append(game.is_finished())
print("Yatzy is finished after", [number for number, over in enumerate(finished, 1) if over], "of", len(finished))
print("different games:", *(len({str([Pyhtzee(seed=seed).dice for _ in range(1)]) for _ in range(50)}) > 1 for seed in (1, 0)))
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'upwards: 63 points, bonus 0' 'downwards: 63 points, bonus 0' 'four sixes, first: 69 points, bonus 35' \
  'four sixes, last: 69 points, bonus 0' 'throws: 3 4 4' 'a first yahtzee as a large straight: 40' \
  'Yatzy is finished after [13] of 15' 'different games: False True')" ]
