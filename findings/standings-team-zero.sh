#!/usr/bin/env bash
# standings 1.0.4 (Python), tables for football and handball: a game against the team with the number 0 doesn't count when
# teams with equal points are compared by their own games. Whoever lost to that team is before it. And for handball there's no
# table in the usual mode: an AttributeError for a word without its last letter.
# Expected: the same table, whatever number a team has. "Use this in direct compare mode to count goal difference of all
# matches, not only direct competitors", says its source of the next thing to decide.
# Seen: the table of three teams, numbered from 0 and from 1, Birch first. Ash has a win and a draw against Birch. And handball.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps standings==1.0.4
seen="$(PYTHONPATH=py python3 - <<'END'
from standings import CALCULATION_MODE_DIRECT_COMPARE, CALCULATION_MODE_GOAL_DIFFERENCE, Standings
from standings._match import _Match
from standings.sportstypes import SPORTSTYPES

games = [("Ash", "Birch", 1, 0), ("Birch", "Cedar", 5, 0), ("Cedar", "Ash", 1, 0)]
games += [("Cedar", "Birch", 0, 1), ("Ash", "Cedar", 1, 0), ("Birch", "Ash", 1, 1)]

def table(first, sport, mode):
    numbers = {name: number for number, name in enumerate(("Birch", "Ash", "Cedar"), first)}
    standings = Standings(sports_type=sport, calculation_mode=mode)
    for home, away, scored, taken in games:
        standings.add_match(_Match(home, numbers[home], away, numbers[away], scored, taken))
    try:
        return [(team.team_name, team.points or team.pointsScored) for team in standings.get_table()]
    except AttributeError as error:
        return error

for first in (0, 1):
    print(f"numbers from {first}:", table(first, SPORTSTYPES.FOOTBALL, CALCULATION_MODE_DIRECT_COMPARE))
print("handball:", table(1, SPORTSTYPES.HANDBALL, CALCULATION_MODE_DIRECT_COMPARE))
print("handball:", table(1, SPORTSTYPES.HANDBALL, CALCULATION_MODE_GOAL_DIFFERENCE))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
numbers from 0: [('Birch', 7), ('Ash', 7), ('Cedar', 3)]
numbers from 1: [('Ash', 7), ('Birch', 7), ('Cedar', 3)]
handball: [('Ash', 5), ('Birch', 5), ('Cedar', 2)]
handball: 'TeamPoint' object has no attribute 'pointsScore'
END
)" ]
