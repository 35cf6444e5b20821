#!/usr/bin/env bash
# ELO-utils 1.3.1 (Python), `match_result`: whoever loses gains as many points as the winner. It adds the first player's change
# to both ratings. Each win brings new points into the game, and each defeat of the first player takes some from both.
# Expected: "calculating ELO scores after a match", as its page says; in Elo's system one gains what the other loses.
# elo-calculator 0.1.1 (Python) does that.
# Seen, from 1500 and 1500: 1516 and 1516 after a win, 1484 and 1484 after a defeat; after ten wins of the first, both have 1660.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install ELO-utils==1.3.1 elo-calculator==0.1.1
seen="$(env/bin/python - <<'END'
from ELOutils.ELO import Player, match_result
from elo_calculator import quick_calc

def rated(results):
    ann, bea = Player("Ann", 1500), Player("Bea", 1500)
    for result in results:
        match_result(ann, bea, result)
    return ann.rating, bea.rating

print("a win:", *rated([1]))
print("a defeat:", *rated([0]))
print("ten wins:", *rated([1] * 10))
print("elo-calculator, a win:", *quick_calc(1500, 1500, 32))
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'a win: 1516 1516' 'a defeat: 1484 1484' 'ten wins: 1660 1660' 'elo-calculator, a win: 1516 1484')" ]
