#!/usr/bin/env bash
# openskill.py 6.2.0 (Python), BradleyTerryPart and ThurstoneMostellerPart: where more tie than the window is
# wide, the result depends on the order in which the tied teams are listed. Each is compared with its
# neighbours only, and among equals the list decides who they are. The same game of eight, in which seven tie and
# one loses, costs the loser between 0.6 and 1.5 points.
# Expected: teams of equal rank are the same game in any order. PlackettLuce gives the same numbers.
set -euo pipefail
dir="$(mktemp -d)"
trap 'rm -rf "$dir"' EXIT
python3 -m venv "$dir/env"
"$dir/env/bin/pip" --quiet --disable-pip-version-check install openskill==6.2.0
"$dir/env/bin/python" - <<'PYTHON'
from openskill.models import BradleyTerryPart, PlackettLuce, ThurstoneMostellerPart

known = dict(zip("abcdefgh", (40, 35, 30, 25, 20, 15, 10, 5)))

def loser(kind, order):
    model = kind()
    teams = [[model.rating(mu=known[name])] for name in order]
    ranks = [2 if name == "h" else 1 for name in order]
    return dict(zip(order, model.rate(teams, ranks=ranks)))["h"][0].mu

for kind, differs in ((BradleyTerryPart, True), (ThurstoneMostellerPart, True), (PlackettLuce, False)):
    one, other = loser(kind, "abcdefgh"), loser(kind, "hgfedcba")
    print(f"{kind.__name__}: the loser has {one:.3f} or {other:.3f}, by the order of the list")
    assert (abs(one - other) > 0.5) is differs
PYTHON
