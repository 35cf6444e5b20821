#!/usr/bin/env bash
# pytience 0.0.4 (Python), Klondike: a card that is moved to the leftmost pile, number 0, goes to the first pile where it
# fits, or to another one if it doesn't fit on pile 0 at all. It asks whether a destination was given, and 0 counts as none.
# The other six piles and the waste's card keep to what they are told.
# Expected: to move a card to pile 0, or an IllegalMoveException; as with the piles 1 to 6, and with `select_waste`, which
# asks whether the destination is None.
# Seen, after the deal of 300 games: moves of a top card to each pile that raised nothing, and how many of them landed
# elsewhere.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps pytience==0.0.4
seen="$(PYTHONPATH=py python3 - <<'END'
import random
from pytience.games.exception import IllegalMoveException
from pytience.games.solitaire.klondike import KlondikeGame

moves, elsewhere = [0] * 7, [0] * 7
for seed in range(300):
    random.seed(seed)
    deal = KlondikeGame().dump()
    for origin in range(7):
        for destination in set(range(7)) - {origin}:
            game = KlondikeGame(deal)
            before = len(game.tableau.piles[destination])
            try:
                game.select_tableau(origin, -1, destination)
            except IllegalMoveException:
                continue
            moves[destination] += 1
            elsewhere[destination] += len(game.tableau.piles[destination]) == before
for pile in range(7):
    print(f"to pile {pile}: {moves[pile]} moves, {elsewhere[pile]} elsewhere")
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'to pile 0: 393 moves, 318 elsewhere' 'to pile 1: 62 moves, 0 elsewhere' \
  'to pile 2: 64 moves, 0 elsewhere' 'to pile 3: 60 moves, 0 elsewhere' 'to pile 4: 54 moves, 0 elsewhere' \
  'to pile 5: 71 moves, 0 elsewhere' 'to pile 6: 81 moves, 0 elsewhere')" ]
