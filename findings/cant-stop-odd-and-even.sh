#!/usr/bin/env bash
# python-cant-stop 0.2.0 (Python), a helper for when to stop: it takes even columns for odd ones. It collects the remainder
# by two of each column as "even", which is 1 for the odd ones. So three odd columns, which are hard to hit again, get two
# points less where they should get two more, and one is told to go on; three even ones the other way round.
# Expected: the Rule of 28, to which its page points: two points more for odd columns and two less for even ones, as the
# even ones are hit more often. The chances say the same.
# Seen: the score of one step in each of three columns, without the correction, and with it; and of the 1296 throws those
# that hit one of the columns.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps python-cant-stop==0.2.0
seen="$(PYTHONPATH=py python3 - <<'END'
from itertools import product
from cant_stop.cli import calculate_score, parse_arglist

def hits(columns):
    return sum(bool({a + b, a + c, a + d, b + c, b + d, c + d} & set(columns)) for a, b, c, d in product(range(1, 7), repeat=4))

for name, columns in (("odd", (5, 7, 9)), ("odd", (3, 7, 11)), ("even", (4, 6, 8)), ("even", (2, 6, 10))):
    plain = sum(calculate_score(parse_arglist([f"{column}x1"])) for column in columns)
    score = calculate_score(parse_arglist([f"{column}x1" for column in columns]))
    print(f"{name} {columns}: {score - plain:+} to {plain}, {hits(columns)} throws of 1296")
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'odd (5, 7, 9): -2 to 14, 1106 throws of 1296' 'odd (3, 7, 11): -2 to 22, 1006 throws of 1296' \
  'even (4, 6, 8): +2 to 16, 1181 throws of 1296' 'even (2, 6, 10): +2 to 24, 1051 throws of 1296')" ]
