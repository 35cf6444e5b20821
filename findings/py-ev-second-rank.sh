#!/usr/bin/env bash
# py-ev 0.0.10 (Python), "Poker hand evaluator": twos full of aces beat threes full of twos. It puts the ranks together with
# factors of ten, though ranks go up to 14, so that 2 and 14 are 34, and 3 and 2 are 32. With pairs it's the same.
# Expected: the three alike decide between full houses, the higher pair and then the lower one between two pairs, and the fifth
# card last.
# Seen: the values of two players' hands with one board, where the second should be higher; what `equity` says of the first of
# them in percent (won by each, drawn); and how many pairs of full houses have the wrong order or are equal.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install py_ev==0.0.10
seen="$(env/bin/python - <<'END'
import contextlib
import io
from itertools import product
from py_ev import Evaluator

def cards(text):
    return [("23456789TJQKA".index(rank) + 2, "cdhs".index(suit) + 1) for rank, suit in map(tuple, text.split())]

def value(hand, board):
    return Evaluator().evaluate(cards(hand), cards(board), name=True)

for one, two, board in (("2c Ac", "3c 3d", "2d 2h Ad 3h 7s"), ("2c Ac", "3c 3d", "5c 5d 2h")):
    print(one, "and", two, "with", board, "-", *value(one, board), "and", *value(two, board))
with contextlib.redirect_stdout(io.StringIO()):
    shares = Evaluator().equity(100, cards("2c Ac"), cards("3c 3d"), cards("2d 2h Ad 3h 7s"))
print("equity:", *shares)
full = {}
for three, pair in product("23456789TJQKA", repeat=2):
    if three != pair:
        found = value(f"{three}c {three}d", f"{three}h {pair}c {pair}d")[0]
        full["23456789TJQKA".index(three), "23456789TJQKA".index(pair)] = found
wrong = sum(full[low] >= full[high] for low in full for high in full if low < high)
print(f"full houses: {wrong} of {len(full) * (len(full) - 1) // 2} pairs")
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '2c Ac and 3c 3d with 2d 2h Ad 3h 7s - 7000034 Full House and 7000032 Full House' \
  '2c Ac and 3c 3d with 5c 5d 2h - 3000534 Two pair and 3000532 Two pair' 'equity: 100.0 0.0 0.0' \
  'full houses: 66 of 12090 pairs')" ]
