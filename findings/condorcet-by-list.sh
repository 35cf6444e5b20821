#!/usr/bin/env bash
# condorcet 0.1.1 (Python): between two who are equal the order of the list decides who wins. It takes the first one who has
# lost to nobody for the winner, and pairs that are tied are left out. If everything is tied, nobody is in the table of wins
# and losses.
# Expected: it's "the condorcet method", in which a winner beats each of the others; so here is none. The order in which
# options are named is no vote. Its page says that there may be fewer winners, for a cycle.
# Seen: the winner of two votes, A before B and B before A, both before C, for two orders of the list; and of two options.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps condorcet==0.1.1
seen="$(PYTHONPATH=py python3 - <<'END'
from condorcet import CondorcetEvaluator

for options in ("ABC", "BAC", "AB"):
    votes = [{option: place for place, option in enumerate(order) if option in options} for order in ("ABC", "BAC")]
    winners, others = CondorcetEvaluator(candidates=list(options), votes=votes).get_n_winners(1)
    print(f"{options}: winners {winners}, others {sorted(others)}")
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' "ABC: winners ['A'], others ['B', 'C']" "BAC: winners ['B'], others ['A', 'C']" \
  'AB: winners [], others []')" ]
