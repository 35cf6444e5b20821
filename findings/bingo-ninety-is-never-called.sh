#!/usr/bin/env bash
# bingo 0.1.15 (Python): `raffle_all(1, 90, lot)`, "it means that all the game will be thrown", never calls 90; the number of the
# lot, "to identify" it, is also the step: lot 2 can't be drawn at all. And `cards` makes 12 cards where 6 were asked for, 18
# for 12, and the first card of each strip can have a number twice.
# Expected: 90 numbers, as `raffle_one(1, 90, …)` and the cards have them; "a given number of bingo cards" (rounded up to strips
# of 6: 6, 12 and 12); "a matrix of unique numbers".
# Seen: numbers called, lots, cards asked for and made (seeds 0 to 199), and how often the cards 0 to 17 had a number twice.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps bingo==0.1.15
seen="$(PYTHONPATH=py python3 - <<'END'
import random
from bingo.bingo import generator

game = generator()
called = [game.raffle_all(1, 90, 1)["card_list"] for _ in range(100)]
print("numbers called:", {len(numbers) for numbers in called}, "highest:", {max(numbers) for numbers in called})
try:
    print("lot 2:", len(game.raffle_all(1, 90, 2)["card_list"]))
except ValueError as error:
    print("lot 2: ValueError:", error)
for asked in (6, 11, 12):
    twice = {}
    for seed in range(200):
        random.seed(seed)
        batch = game.cards(15, 1, 90, asked, 1)
        cards = [card for card in batch.values() if isinstance(card, list)]
        for place, card in enumerate(cards):
            if len(set(card)) < 15:
                twice[place] = twice.get(place, 0) + 1
    print("cards asked for:", asked, "made:", len(cards), "with a number twice:", twice)
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
numbers called: {89} highest: {89}
lot 2: ValueError: Sample larger than population or is negative
cards asked for: 6 made: 12 with a number twice: {0: 142, 6: 128}
cards asked for: 11 made: 12 with a number twice: {0: 142, 6: 128}
cards asked for: 12 made: 18 with a number twice: {12: 148, 0: 142, 6: 128}
SEEN
)" ]
