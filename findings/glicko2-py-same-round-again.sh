#!/usr/bin/env bash
# glicko2-py 0.1.0 (Python): `swiss(pool, rounds=4)` gives the same round four times: all are made at once, from the ratings
# before the first game. With five players the last one never plays. And which games `adaptive_pairs` finds best depends on
# who joined first: it looks for a chance of 55%, and for the same two players it's 45% the other way around.
# Expected: "each round pairs players with similar records", "to avoid always matching the same pair"; and pairs "where
# expected win probability is near 50/50", whatever the order.
# Seen: the rounds for five players; and the two best of three games for the same players in two orders.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps glicko2-py==0.1.0
seen="$(PYTHONPATH=py python3 - <<'END'
from glicko2 import Player
from glicko2.engine.player_pool import PlayerPool
from glicko2.math.conversions import rating_to_mu, rd_to_phi
from glicko2.tournament import adaptive_pairs, swiss

def pool(**ratings):
    pool = PlayerPool()
    for name, rating in ratings.items():
        pool.add(Player(id=name, mu=rating_to_mu(rating), phi=rd_to_phi(50), sigma=0.06))
    return pool

for number, games in enumerate(swiss(pool(Ash=1700, Birch=1650, Cedar=1500, Elm=1480, Fir=1300), rounds=4, seed=1), 1):
    print(f"round {number}:", *(f"{first}:{second}" for first, second in games))
ratings = {"Ash": 1500, "Birch": 1520, "Cedar": 1560}
for order in (ratings, dict(reversed(ratings.items()))):
    print("joined:", *order, "best:", *sorted(":".join(sorted(pair)) for pair in adaptive_pairs(pool(**order), 1)))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
round 1: Ash:Birch Cedar:Elm
round 2: Ash:Birch Cedar:Elm
round 3: Ash:Birch Cedar:Elm
round 4: Ash:Birch Cedar:Elm
joined: Ash Birch Cedar best: Ash:Birch
joined: Cedar Birch Ash best: Birch:Cedar
END
)" ]
