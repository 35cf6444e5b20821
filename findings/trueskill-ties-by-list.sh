#!/usr/bin/env bash
# trueskill 0.4.5 and trueskillthroughtime 1.1.0 (Python): where all but one tie, equal players of equal rank
# get different ratings, by their place in the list. Of seven newcomers who tie and one who loses, the one listed
# next to the loser gains 4.1 points and the first one 0.1 (TrueSkill with a draw probability of 0.9). Both
# compare only neighbours in the sorted list, and a tie passes little on.
# Expected: what equals get in a tie doesn't depend on the order in which they are named. openskill's
# PlackettLuce gives all seven the same.
set -euo pipefail
dir="$(mktemp -d)"
trap 'rm -rf "$dir"' EXIT
python3 -m venv "$dir/env"
"$dir/env/bin/pip" --quiet --disable-pip-version-check install trueskill==0.4.5 trueskillthroughtime==1.1.0 openskill==6.2.0
"$dir/env/bin/python" - <<'PYTHON'
import trueskill
from openskill.models import PlackettLuce
from trueskillthroughtime import Game, Gaussian, Player

SEATS = 8
env = trueskill.TrueSkill(draw_probability=0.9)
rated = env.rate([(env.create_rating(),) for _ in range(SEATS)], ranks=[0] * (SEATS - 1) + [1])
ours = [team[0].mu for team in rated[:-1]]
print("trueskill:", [round(mu, 2) for mu in ours])
assert ours[-1] - ours[0] > 3.5

# Here the higher number is better.
teams = [[Player(Gaussian(25, 8.33), 4.17, 0.08)] for _ in range(SEATS)]
through_time = Game(teams, [1] * (SEATS - 1) + [0], 0.5).posteriors()
through_time = [team[0].mu for team in through_time[:-1]]
print("trueskillthroughtime:", [round(mu, 2) for mu in through_time])
assert through_time[-1] - through_time[0] > 0.9

model = PlackettLuce()
equal = model.rate([[model.rating()] for _ in range(SEATS)], ranks=[1] * (SEATS - 1) + [2])
equal = [team[0].mu for team in equal[:-1]]
assert max(equal) - min(equal) < 1e-9
PYTHON
