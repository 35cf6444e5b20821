#!/usr/bin/env bash
# games-collection 1.6.1 (Python), "Glicko-2 rating system implementation": it puts ratings and deviations into the formulas as
# they are. These are for a scale on which 173.7 points are one. So against somebody 100 points weaker a win is expected with
# 0.998. Volatility and tau are kept, and never used.
# Expected: Mark Glickman's paper, with its own example: 0.639, 0.432 and 0.303 for 1500 against 1400 (deviation 30), 1550 (100)
# and 1700 (300); and a first win between two new players brings 1500 to 1662.
# Seen: what's expected in these three games; the ratings after such a win; and whether anything depends on volatility.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps games-collection==1.6.1
seen="$(PYTHONPATH=py python3 - <<'END'
from common.analytics.rating_systems import GlickoRating

ratings = GlickoRating()
print("expected:", *(f"{ratings._e(1500, rating, deviation):.3f}" for rating, deviation in ((1400, 30), (1550, 100), (1700, 300))))
print("a first win:", *(f"{player['rating']:.0f} ({player['rd']:.0f})" for player in ratings.update_ratings("Ann", "Ben", 1)))
played = [GlickoRating(default_volatility=volatility, tau=tau) for volatility, tau in ((0.06, 0.5), (0.6, 1.2))]
results = [[(player["rating"], player["rd"]) for player in one.update_ratings("Ann", "Ben", 1)] for one in played]
print("the same whatever the volatility:", results[0] == results[1])
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
expected: 0.998 0.288 0.230
a first win: 1674 (259) 1326 (259)
the same whatever the volatility: True
END
)" ]
