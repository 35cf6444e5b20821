#!/usr/bin/env bash
# openskill.py 6.2.0 (Python): `rate(…, tau=0.0)` doesn't switch off the growth of uncertainty. Zero counts as
# "not given", so the model's default (25/300) is added all the same. `Model(tau=0.0)` does switch it off.
# Expected: an argument of 0.0 means 0.0, as in the constructor. Whoever compares settings with one
# model and the argument measures the default without noticing.
set -euo pipefail
dir="$(mktemp -d)"
trap 'rm -rf "$dir"' EXIT
python3 -m venv "$dir/env"
"$dir/env/bin/pip" --quiet --disable-pip-version-check install openskill==6.2.0
"$dir/env/bin/python" - <<'PYTHON'
from openskill.models import BradleyTerryFull, PlackettLuce

for kind in (PlackettLuce, BradleyTerryFull):
    def after(model, **given):
        sure = [[model.rating(mu=25, sigma=1e-6)], [model.rating(mu=25, sigma=1e-6)]]
        return model.rate(sure, **given)[0][0].sigma

    argument, constructor = after(kind(), tau=0.0), after(kind(tau=0.0))
    print(f"{kind.__name__}: sigma 0.000001 becomes {argument:.6f} with the argument, {constructor:.6f} with the constructor")
    assert abs(argument - 25 / 300) < 0.001, argument
    assert constructor < 1e-5, constructor
PYTHON
