#!/usr/bin/env bash
# five-card-draw 1.1.0 (Python), video poker: a flush always pays as a straight, a straight up to the ten as three of a kind, and
# three sixes as two pairs: the limits for paying aren't those by which the hands are scored. Four aces with a low card, which
# should pay most of all fours, pay 160 instead of 400. And a royal flush is one only if its cards come in order from the ace;
# in another it's a straight flush, which pays 50 instead of 250.
# Expected: what its table of payouts says, and its table of scores: "flush 75 to 89", "straight 60 to 74", "three of a kind 45
# to 59", "royal flush 135".
# Seen: hands, the name, the score and what's paid for one credit.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  five-card-draw==1.1.0
seen="$(PYTHONPATH=py python3 - <<'END'
import contextlib, io
from five_card_draw.fcd_functions import calculate_payout, score_hand

for cards in ("S14 S13 S12 S11 S10", "S10 S11 S12 S13 S14", "H14 S14 C14 D14 H3", "H3 S3 C3 D3 H9", "H9 S9 C9 D4 H4",
              "H14 H9 H7 H4 H2", "H14 S13 C12 D11 H10", "H10 S9 C8 D7 H6",
              "H7 S7 C7 D14 H2", "H6 S6 C6 D14 H2", "H9 S9 C4 D4 H2"):
    with contextlib.redirect_stdout(io.StringIO()):
        score, name = score_hand(cards.split())
    print(f"{cards}: {name}, {round(score, 4)}, pays {calculate_payout(score, 0)}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
S14 S13 S12 S11 S10: ROYAL FLUSH, 135, pays 250
S10 S11 S12 S13 S14: STRAIGHT FLUSH, 134, pays 50
H14 S14 C14 D14 H3: FOUR OF A KIND, 119.03, pays 160
H3 S3 C3 D3 H9: FOUR OF A KIND, 108.09, pays 80
H9 S9 C9 D4 H4: FULL HOUSE, 99.04, pays 7
H14 H9 H7 H4 H2: FLUSH, 89, pays 4
H14 S13 C12 D11 H10: STRAIGHT, 74, pays 4
H10 S9 C8 D7 H6: STRAIGHT, 70, pays 3
H7 S7 C7 D14 H2: TRIPS, 52, pays 3
H6 S6 C6 D14 H2: TRIPS, 51, pays 1
H9 S9 C4 D4 H2: TWO PAIR, 39.042, pays 1
END
)" ]
