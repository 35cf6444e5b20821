#!/usr/bin/env bash
# apportionment 1.0 (Python), "largest_remainder": the party with the most votes, and the largest remainder, can get the
# fewest seats. It goes down the list and gives a seat to everyone whose remainder is at least that of the last seat. Those who
# tie for the last seat take it before the larger remainders further down, if they stand above them.
# Expected: the largest remainders get the seats that are left, and only those that tie for the last one are decided by the
# list ("tiebreaking in order of"), as with the same votes in another order.
# Seen: the seats of the same parties in two orders, with and without fractions; and how many of 4096 lists of three parties
# give somebody fewer seats than somebody with fewer votes, with this method and with another one.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install apportionment==1.0 numpy==2.2.6
seen="$(env/bin/python - <<'END'
from itertools import product
from apportionment.methods import compute

for votes in ([16, 16, 18], [18, 16, 16]):
    for fractions in (False, True):
        print(votes, compute("largest_remainder", votes, 5, fractions=fractions))

def unfair(method, votes):
    seats = compute(method, votes, 5)
    return any(more > less and fewer < most for more, fewer in zip(votes, seats) for less, most in zip(votes, seats))

lists = list(product(range(1, 17), repeat=3))
for method in ("largest_remainder", "saintelague"):
    print(f"{method}: {sum(unfair(method, votes) for votes in lists)} of {len(lists)}")
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '[16, 16, 18] [2, 2, 1]' '[16, 16, 18] [2, 2, 1]' '[18, 16, 16] [2, 2, 1]' \
  '[18, 16, 16] [2, 2, 1]' 'largest_remainder: 24 of 4096' 'saintelague: 0 of 4096')" ]
