#!/usr/bin/env bash
# pypoker 0.0.2a (Python), "Poker hand evaluation": 2 3 4 5 9 is a straight, and so is 2 3 4 5 5. It compares four of the five
# cards, and the highest one can be anything. In one suit such a hand is a straight flush.
# Expected: a straight is five ranks in a row, as in treys 0.1.8 (Python).
# Seen: the names of some hands here and there; and of 20,000 hands by chance those that are "Straight" here, by their names
# there.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  pypoker==0.0.2a0 treys==0.1.8
seen="$(PYTHONPATH=py python3 - <<'END'
import random
from collections import Counter
from evaluator.hand import Hand
from treys import Card, Evaluator

evaluator = Evaluator()
here = lambda cards: Hand(list(cards)).get_rank()
def there(cards):
    cards = [Card.new(card[:-1].replace("10", "T") + card[-1].lower()) for card in cards]
    return evaluator.class_to_string(evaluator.get_rank_class(evaluator.evaluate(cards, [])))

for cards in ("2C 3D 4H 5S 6C", "2C 3D 4H 5S 9C", "2C 3D 4H 5S 5C", "2H 3H 4H 5H 9H", "10C JD QH KS KC"):
    print(f"{cards}: {here(cards.split())} - treys: {there(cards.split())}")
pack = [rank + suit for rank in [*map(str, range(2, 11)), *"JQKA"] for suit in "CDHS"]
rng, names = random.Random(1), Counter()
for _ in range(20000):
    cards = rng.sample(pack, 5)
    if here(cards) == "Straight":
        names[there(cards)] += 1
print("Straight:", *(f"{name} {count}" for name, count in sorted(names.items())))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
2C 3D 4H 5S 6C: Straight - treys: Straight
2C 3D 4H 5S 9C: Straight - treys: High Card
2C 3D 4H 5S 5C: Straight - treys: Pair
2H 3H 4H 5H 9H: Straight Flush! - treys: Flush
10C JD QH KS KC: Straight - treys: Pair
Straight: High Card 270 Pair 23 Straight 80
END
)" ]
