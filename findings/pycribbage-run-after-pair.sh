#!/usr/bin/env bash
# pycribbage 1.0.0 (Python): in the play, a run scores nothing as soon as two cards of one rank lie on the table, wherever. It
# goes through the cards from the last one back, and at a rank that is there twice it returns before the run is added.
# Expected: in cribbage a run counts if the last cards make one; what was laid before doesn't matter. magmacrunch-cribbage
# 0.1.1 (Python) counts all of these.
# Seen: points for the last card, here and there; and of every seventh play of five cards, up to 30, how many get fewer.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  pycribbage==1.0.0 magmacrunch-cribbage==0.1.1
seen="$(PYTHONPATH=py python3 - <<'END'
from itertools import product
from cribbage import cards as other
from pycribbage.deck_tools import Card, Hand
from pycribbage.scorer import ScoreThePlay

def points(ranks):
    table = Hand()
    for place, rank in enumerate(ranks):
        table.add_card(Card(place % 4, rank))
    return ScoreThePlay(table).score

def other_points(ranks):
    laid = [other.Card(other.SUITS[place % 4], other.RANKS[rank - 1]) for place, rank in enumerate(ranks)]
    return other.score_pegging_play(laid[-1], laid[:-1]).points

for ranks in ((4, 5, 6), (4, 4, 5, 6), (1, 9, 1, 2, 3), (8, 8, 1, 2, 3), (4, 5, 5, 6)):
    print(*ranks, "->", points(ranks), "and", other_points(ranks))
plays = [ranks for ranks in product(range(1, 14), repeat=5) if sum(min(rank, 10) for rank in ranks) <= 30]
both = [(points(ranks), other_points(ranks)) for ranks in plays[::7]]
fewer, more = (sum(sign * here < sign * right for here, right in both) for sign in (1, -1))
print(f"{len(both)} plays: {fewer} with fewer points, {more} with more")
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '4 5 6 -> 5 and 5' '4 4 5 6 -> 0 and 3' '1 9 1 2 3 -> 0 and 3' '8 8 1 2 3 -> 0 and 3' \
  '4 5 5 6 -> 0 and 0' '19769 plays: 347 with fewer points, 0 with more')" ]
