#!/usr/bin/env bash
# openskill.py 6.2.0 (Python), ThurstoneMostellerFull with its defaults: in one game of eight newcomers,
# everyone's uncertainty falls from 8.33 to 0.083, which is certainty, whatever the result. The steps for all
# pairs are added up and stop only at a floor. And a tie at the top of a game of four turns the order of those
# who tie around: the strongest of them ends up below the weakest.
# Expected: one game of eight leaves newcomers about as uncertain as one game of two (7.6), and a tie brings
# ratings together without passing each other. PlackettLuce does both.
set -euo pipefail
dir="$(mktemp -d)"
trap 'rm -rf "$dir"' EXIT
python3 -m venv "$dir/env"
"$dir/env/bin/pip" --quiet --disable-pip-version-check install openskill==6.2.0
"$dir/env/bin/python" - <<'PYTHON'
from openskill.models import PlackettLuce, ThurstoneMostellerFull

def newcomers(kind, seats):
    model = kind()
    return model.rate([[model.rating()] for _ in range(seats)])[0][0].sigma

def tie(kind):
    model = kind()
    teams = [[model.rating(mu=mu)] for mu in (30, 25, 20, 25)]
    return [team[0].mu for team in model.rate(teams, ranks=[1, 1, 1, 2])[:3]]

for seats in (2, 4, 6, 8):
    print(f"{seats} newcomers: sigma {newcomers(ThurstoneMostellerFull, seats):.3f}, PlackettLuce {newcomers(PlackettLuce, seats):.3f}")
assert newcomers(ThurstoneMostellerFull, 2) > 7.5
assert newcomers(ThurstoneMostellerFull, 8) < 0.1
assert newcomers(PlackettLuce, 8) > 8

strong, middle, weak = tie(ThurstoneMostellerFull)
print(f"three tie at 30, 25 and 20, one loses: {strong:.1f}, {middle:.1f}, {weak:.1f}")
assert strong < middle < weak
strong, middle, weak = tie(PlackettLuce)
assert strong > middle > weak
PYTHON
