#!/usr/bin/env bash
# cribbage-scorer 0.2.5 (Python), `play_calc_score_set`: a "Go" scores the card before it once more. Three tens in a row are
# worth 6 points, and 12 if the other player then says "Go"; a pair counts twice the same way.
# Expected: "It also understands "Go" calls", as its documentation says. In cribbage a card scores once, when it's laid.
# Without a "Go" all is right.
# Seen: 6 for three tens; 14 with a "Go" and an ace that makes 31, where 8 is right; 5 for a pair and the last card, not 3.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install cribbage-scorer==0.2.5 more-itertools==10.8.0
seen="$(env/bin/python - <<'END'
from cribbage_scorer.cribbage_scorer import play_calc_score_set

GO, ACE = (0, "GO"), (1, "S")
TENS, PAIR = [(10, "S"), (10, "H"), (10, "C")], [(9, "S"), (4, "H"), (8, "C"), (8, "S")]
for what, cards in (("10 10 10, then Ben's ace", [*TENS, ACE]), ("10 10 10, Ben's Go, Ann's ace", [*TENS, GO, ACE]),
                    ("9 4 8 8, then Ann's ace", [*PAIR, ACE]), ("9 4 8 8, Ann's Go, Ben's ace", [*PAIR, GO, ACE])):
    scores, count, _ = play_calc_score_set(cards, ["Ann", "Ben"])
    print(f"{what}: {scores} at {count}")
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' "10 10 10, then Ben's ace: {'Ann': 6, 'Ben': 4} at 31" \
  "10 10 10, Ben's Go, Ann's ace: {'Ann': 14, 'Ben': 2} at 31" "9 4 8 8, then Ann's ace: {'Ann': 1, 'Ben': 2} at 30" \
  "9 4 8 8, Ann's Go, Ben's ace: {'Ann': 0, 'Ben': 5} at 30")" ]
