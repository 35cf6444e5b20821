#!/usr/bin/env bash
# generala 2.0.0 (Python): a Double Generala is never worth anything. It asks for a number of dice that is 5 after it has cut
# that number down to 0 or 1: `&` binds more tightly than `==`. What's more, it asks whether Generala is still open, where a
# Double Generala needs it to be filled in.
# Expected: 200 points for five alike once Generala is closed: it's in its list with `score=200`, and its page shows 5.81 points
# to expect from it for the dice 4 4 1 2 6 with Generala and four more categories closed.
# Seen: what five alike are worth as Generala and as Double Generala with all categories open, and with Generala closed; and
# the points to expect for those dice.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install generala==2.0.0 numpy==2.2.6
seen="$(env/bin/python - <<'END'
from generala import counts
from generala.categories import ALL, DOUBLE_GENERALA, FIVES, GENERALA, ONES, STRAIGHT, THREES, TWOS

closed = [category for category in ALL if category is not GENERALA]
for name, categories in (("open", ALL), ("closed", closed)):
    print(f"Generala {name}:", *sorted({(int(GENERALA.score(counts([face] * 5), 2, categories)),
                                        int(DOUBLE_GENERALA.score(counts([face] * 5), 2, categories))) for face in range(1, 7)}))
closed = [ONES, TWOS, THREES, FIVES, STRAIGHT, DOUBLE_GENERALA]
print("to expect:", *(f"{category} {category.expected_score(counts((4, 4, 1, 2, 6)), 1, closed):.2f}" for category in closed[4:]))
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'Generala open: (100, 0)' 'Generala closed: (100, 0)' \
  'to expect: Straight 5.52 Double Generala 0.00')" ]
