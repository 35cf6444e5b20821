#!/usr/bin/env bash
# tilted 0.1.4 (Python): of two poker hands of one rank, the one with the better lowest card wins. When it breaks a tie, it
# sorts equally frequent cards upwards and weighs the first one most. So an eight high beats an ace high that has a deuce, a
# flush goes to the higher lowest card, and two pairs to the higher low pair. `Game.get_winner` uses the same comparison.
# Expected: the highest card counts first, then the next, and of two pairs the higher one. treys 0.1.8 (Python), "a pure Python
# poker hand evaluation library", compares so.
# Seen: three examples, and for 5000 pairs of hands by chance in how many the other hand is better, by the rank they share.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  tilted==0.1.4 treys==0.1.8
seen="$(PYTHONPATH=py python3 - <<'END'
import random
from collections import Counter
from tilted import Card, CardRank, CardSuit, Hand
from treys import Card as OtherCard, Evaluator

RANKS, SUITS = "23456789TJQKA", "cdhs"
ranks, suits, evaluator = dict(zip(RANKS, CardRank)), dict(zip(SUITS, CardSuit)), Evaluator()
hand = lambda cards: Hand([Card(ranks[card[0]], suits[card[1]]) for card in cards])
other = lambda cards: -evaluator.evaluate([OtherCard.new(card) for card in cards], [])

for first, second in (("Ah Kc Qd Js 2h", "8c 6d 5h 4s 3c"), ("Ah Kh Qh Jh 2h", "8c 6c 5c 4c 3c"),
                      ("Ah Ac 2d 2h 4c", "5h 5c 3d 3h 4s")):
    first, second = first.split(), second.split()
    sign = {True: ">", False: "<"}
    print(*first, sign[hand(first) > hand(second)], *second, "- treys:", sign[other(first) > other(second)])
wrong, pairs, rng = Counter(), Counter(), random.Random(1)
pack = [rank + suit for rank in RANKS for suit in SUITS]
for _ in range(5000):
    cards = rng.sample(pack, 10)
    first, second = cards[:5], cards[5:]
    kinds = {evaluator.class_to_string(evaluator.get_rank_class(-other(cards))) for cards in (first, second)}
    if len(kinds) == 1 and other(first) != other(second):
        kind = kinds.pop()
        pairs[kind] += 1
        wrong[kind] += (hand(first) > hand(second)) != (other(first) > other(second))
for kind in sorted(pairs):
    print(f"{kind}: {wrong[kind]} of {pairs[kind]} wrong")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
Ah Kc Qd Js 2h < 8c 6d 5h 4s 3c - treys: >
Ah Kh Qh Jh 2h < 8c 6c 5c 4c 3c - treys: >
Ah Ac 2d 2h 4c < 5h 5c 3d 3h 4s - treys: >
High Card: 500 of 1257 wrong
Pair: 3 of 888 wrong
Three of a Kind: 0 of 6 wrong
Two Pair: 3 of 11 wrong
END
)" ]
