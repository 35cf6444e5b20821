#!/usr/bin/env bash
# Poker65 0.0.5 (Python), `get_best_hand`: A 2 3 4 5 is no straight. Its loops over the highest card of a straight stop before
# the five. So such a hand is an ace high or a pair, and in one suit it's a plain flush, which loses to four of a kind.
# Expected: its own classes allow it: "lowest high is a 5" in StraightFlush, and "the one case where Ace is the smallest card".
# treys 0.1.8 (Python) finds it.
# Seen: what it finds in two hands, and of 5000 hands by chance which straights are something else.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  Poker65==0.0.5 treys==0.1.8
seen="$(PYTHONPATH=py python3 - <<'END'
import random
from collections import Counter
from Poker65.card import Card
from Poker65.hands import StraightFlush, get_best_hand
from treys import Card as OtherCard, Evaluator

RANKS, SUITS, evaluator = "23456789TJQKA", "shcd", Evaluator()
here = lambda cards: get_best_hand([Card(card[1].upper(), card[0]) for card in cards])
def there(cards):
    cards = [OtherCard.new(card) for card in cards]
    return evaluator.class_to_string(evaluator.get_rank_class(evaluator.evaluate(cards[:2], cards[2:])))

for cards in ("Ah 2c 3d 4s 5h 9c Jd", "Ah 2h 3h 4h 5h 9c Jd"):
    print(f"{cards}: {here(cards.split()).hand_type} - treys: {there(cards.split())}")
wheel = StraightFlush("H", "5")
print("made by hand:", wheel, "- better than what it finds:", wheel > here("Ah 2h 3h 4h 5h 9c Jd".split()))
pack, rng, others = [rank + suit for rank in RANKS for suit in SUITS], random.Random(1), Counter()
for _ in range(5000):
    cards = rng.sample(pack, 7)
    if "Straight" in there(cards) and "Straight" not in here(cards).hand_type:
        straight = {card[0] for card in cards} >= set("A2345")
        others[here(cards).hand_type, straight] += 1
for (kind, straight), count in sorted(others.items()):
    print(f"{count} straights are {kind}, with A 2 3 4 5: {straight}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
Ah 2c 3d 4s 5h 9c Jd: HighCard - treys: Straight
Ah 2h 3h 4h 5h 9c Jd: Flush - treys: Straight Flush
made by hand: ♡5, ♡4, ♡3, ♡2, ♡A - better than what it finds: True
12 straights are HighCard, with A 2 3 4 5: True
9 straights are OnePair, with A 2 3 4 5: True
END
)" ]
