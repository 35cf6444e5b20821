#!/usr/bin/env bash
# fair-random 0.0.6 (Python), "fair random with hash prove": its shuffle takes every place from one and the same number, by its
# remainders. The remainder by 4 says what the remainder by 2 is, and so on: of the 24 orders of four cards 12 never come, and of
# eight cards 840 of 40320 come. What it proves is which number was used, not that each deal is possible.
# Expected: every order, each as likely as the others, as Python's own random.Random makes them from the same seeds.
# Seen, over 20000 seeds, for 3, 4, 5 and 8 cards: 6, 12, 60 and 840 orders; from random.Random 6, 24, 120 and 15749.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install fair-random==0.0.6
seen="$(env/bin/python - <<'END'
import random
from fair_random import get_client_seed
from fair_random.majiang import Majiang

def own(seed, cards):
    random.Random(seed.hash).shuffle(cards)
    return cards

seeds = [get_client_seed(f"game {number}") for number in range(20000)]
for name, shuffle in (("fair-random", Majiang.shuffle), ("random.Random", own)):
    print(f"{name}:", *(len({tuple(shuffle(seed, list(range(count)))) for seed in seeds}) for count in (3, 4, 5, 8)))
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'fair-random: 6 12 60 840' 'random.Random: 6 24 120 15749')" ]
