#!/usr/bin/env bash
# openskill.js 5.0.1 and openskill.py 6.2.0, PlackettLuce (the default of the first): whoever comes right behind a tie
# for first gains more than those who tie for it. Of five newcomers three tie for first, and the fourth gains 1.00
# points while the three gain 0.44 each. With six who tie, the one behind them gains 0.99 and each of them 0.11.
# The tied share one win between them, and the next one gets a whole win over those who are left.
# Expected: among equals a better place earns at least as much as a worse one. BradleyTerryFull does that.
# Seen: "25.444 25.444 25.444 26.000 22.667" from both, "30.271 30.271 30.271 19.729 14.458" from BradleyTerryFull.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts openskill@5.0.1
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install openskill==6.2.0
cat > ties.mjs <<'END'
import { rate, rating } from "openskill";
import { bradleyTerryFull, plackettLuce } from "openskill/models";
for (const [name, model] of Object.entries({ plackettLuce, bradleyTerryFull })) for (const rank of [[1, 1, 1, 4, 5], [1, 1, 1, 1, 1, 1, 7, 8]]) {
  const rated = rate(rank.map(() => [rating()]), { rank, model });
  console.log("js", name, rated.map(([{ mu }]) => mu.toFixed(3)).join(" "));
}
END
cat > ties.py <<'END'
from openskill.models import PlackettLuce
model = PlackettLuce()
for ranks in [1, 1, 1, 4, 5], [1, 1, 1, 1, 1, 1, 7, 8]:
    print("py PlackettLuce", *(f"{team[0].mu:.3f}" for team in model.rate([[model.rating()] for _ in ranks], ranks=ranks)))
END
seen="$(node ties.mjs && env/bin/python ties.py)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'js plackettLuce 25.444 25.444 25.444 26.000 22.667' \
  'js plackettLuce 25.110 25.110 25.110 25.110 25.110 25.110 25.988 23.353' \
  'js bradleyTerryFull 30.271 30.271 30.271 19.729 14.458' \
  'js bradleyTerryFull 30.271 30.271 30.271 30.271 30.271 30.271 11.823 6.552' \
  'py PlackettLuce 25.444 25.444 25.444 26.000 22.667' \
  'py PlackettLuce 25.110 25.110 25.110 25.110 25.110 25.110 25.988 23.353')" ]
