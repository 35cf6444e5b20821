#!/usr/bin/env bash
# skelo 0.1.5 (Python): the chance of winning that Glicko2Model gives doesn't sink with doubt about the players; it can even
# become certainty. It multiplies the difference of ratings with the deviations themselves where Glicko has only a factor
# below 1, and takes that factor from the first player's deviation alone, so that the two sides don't add up to 1.
# Expected: g(sqrt(RD1² + RD2²)), as in the paper that its documentation points to ("The Glicko system", at its end): more
# doubt brings a chance nearer to a half. The package glicko2 1.2.2 (npm) does that.
# Seen, for 200 points between two well-known players, against a newcomer, and between two newcomers: 0.9502, 1.0000 and
# 0.9504, where 0.7579, 0.6832 and 0.6498 are right; 1.0000 and 0.1095 for the two sides of one game.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts glicko2@1.2.2
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install skelo==0.1.5 glicko2==2.1.0
seen="$(env/bin/python - <<'END' && node -e '
const { Glicko2 } = require("glicko2");
const glicko = new Glicko2();
for (const [one, other] of [[30, 30], [30, 350], [350, 350]]) {
  const chance = glicko.predict(glicko.makePlayer(1700, one, 0.06), glicko.makePlayer(1500, other, 0.06));
  console.log(`glicko2, deviations ${one} and ${other}: ${chance.toFixed(4)}`);
}'
from skelo.model.glicko2 import Glicko2Model

def chance(rating, deviation, other_rating, other_deviation):
    return Glicko2Model.compute_prob((rating, deviation, 0.06), (other_rating, other_deviation, 0.06))

for one, other in ((30, 30), (30, 350), (350, 350)):
    print(f"skelo, deviations {one} and {other}: {chance(1700, one, 1500, other):.4f},"
          f" the other side {chance(1500, other, 1700, one):.4f}")
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'skelo, deviations 30 and 30: 0.9502, the other side 0.0498' \
  'skelo, deviations 30 and 350: 1.0000, the other side 0.1095' 'skelo, deviations 350 and 350: 0.9504, the other side 0.0496' \
  'glicko2, deviations 30 and 30: 0.7579' 'glicko2, deviations 30 and 350: 0.6832' 'glicko2, deviations 350 and 350: 0.6498')" ]
