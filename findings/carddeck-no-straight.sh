#!/usr/bin/env bash
# carddeck 0.1.3 (Python) never finds a straight: it compares the table of ranks with 5 where its length is meant, so
# 5 6 7 8 9 of mixed suits is "High card: 9" and loses against a pair. Of one suit, the same ranks are a straight flush.
# Expected: its class has ten kinds of hands, "Straight" is the sixth. treys 0.1.8 finds it.
# Seen: nine kinds are named, the straight isn't.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install carddeck==0.1.3 treys==0.1.8
seen="$(env/bin/python - <<'END'
from carddeck.pokerhands import PokerHands
from treys import Card, Evaluator

evaluator = Evaluator()
for hand in ("10♠ J♠ Q♠ K♠ A♠", "5♠ 6♠ 7♠ 8♠ 9♠", "2♠ 2♥ 2♦ 2♣ 3♠", "2♠ 2♥ 2♦ 3♣ 3♠", "2♠ 5♠ 9♠ J♠ K♠", "5♠ 6♥ 7♦ 8♣ 9♠",
             "2♠ 2♥ 2♦ 3♣ 9♠", "2♠ 2♥ 3♦ 3♣ 9♠", "2♠ 2♥ 4♦ 3♣ 9♠", "2♠ 7♥ 4♦ 3♣ 9♠"):
    other = hand.replace("10", "T").translate(str.maketrans("♠♥♦♣", "shdc")).split()
    kind = evaluator.class_to_string(evaluator.get_rank_class(evaluator.evaluate([], [Card.new(card) for card in other])))
    print(f"{hand}: {PokerHands().getHand(hand.split())}; treys {kind}")
END
)"
echo "$seen"
grep -qx '5♠ 6♥ 7♦ 8♣ 9♠: High card: 9; treys Straight' <<<"$seen" && grep -q '9♠: Straight flush: 9 high ♠' <<<"$seen"
