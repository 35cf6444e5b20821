#!/usr/bin/env bash
# pokerlib 2.2.7 (Python), `HandParser`: "<=" says the opposite. It's written as "the other hand isn't greater", where "this
# hand isn't greater" was meant. The other comparisons are right, so a worse hand is "<" a better one and not "<=" it.
# Expected: "<=" is "<" or "==", as with any order; its own ">=" is right.
# Seen: for an ace high and a pair of kings; and in 1000 pairs of hands by chance, how many comparisons of each kind differ
# from those of treys 0.1.8 (Python).
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  pokerlib==2.2.7 treys==0.1.8
seen="$(PYTHONPATH=py python3 - <<'END'
import operator, random
from pokerlib import HandParser
from pokerlib.enums import Rank, Suit
from treys import Card, Evaluator

RANKS, evaluator = "23456789TJQKA", Evaluator()
ranks, suits = dict(zip(RANKS, Rank)), {"s": Suit.SPADE, "c": Suit.CLUB, "d": Suit.DIAMOND, "h": Suit.HEART}
hand = lambda cards: HandParser([(ranks[card[0]], suits[card[1]]) for card in cards])
def value(cards):
    cards = [Card.new(card) for card in cards]
    return -evaluator.evaluate(cards[:2], cards[2:])

ORDER = {"<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge, "==": operator.eq}
worse, better = hand("Ah Qc Td 8s 6h 4c 2d".split()), hand("Kh Kc Td 8s 6h 4c 2d".split())
print("ace high and a pair of kings:", *(f"{sign} {compare(worse, better)}" for sign, compare in ORDER.items()))
pack, rng, wrong = [rank + suit for rank in RANKS for suit in "scdh"], random.Random(1), dict.fromkeys(ORDER, 0)
for _ in range(1000):
    cards = rng.sample(pack, 9)
    first, second = cards[:7], cards[2:]
    for sign, compare in ORDER.items():
        wrong[sign] += compare(hand(first), hand(second)) != compare(value(first), value(second))
print("differ in 1000 pairs:", *(f"{sign} {count}" for sign, count in wrong.items()))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
ace high and a pair of kings: < True <= False > False >= False == False
differ in 1000 pairs: < 0 <= 953 > 0 >= 0 == 0
END
)" ]
