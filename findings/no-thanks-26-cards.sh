#!/usr/bin/env bash
# no-thanks 0.2.2 (Python): 26 cards are played, not 24, so that 7 are missing and not 9. It takes the nine off the highest
# number, 35, where there are 33 cards, from 3 to 35. A gap in a run is a little more likely to be filled than in the game,
# for which its players are trained.
# Expected: "An implementation of Thorsten Gimmler's card game No Thanks!", of whose 33 cards nine are put away; its own
# constant says nine, too.
# Seen: cards in the game and the constant; how often of 20000 deals a card and the next one are both in it, and by rights.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps no-thanks==0.2.2
seen="$(PYTHONPATH=py python3 - <<'END'
import random
from no_thanks.core import Game, Player

random.seed(1)
game = Game([Player(name) for name in ("Ann", "Ben", "Cleo")])
print(f"{Game.CARD_MAX - Game.CARD_MIN + 1} cards, {Game.NUM_CARDS_DISCARD} put away, {len(game.draw_pile)} played")
both = 0
for _ in range(20000):
    game.reset()
    both += {20, 21} <= set(game.draw_pile)
print(f"20 and 21 together: {both / 20000:.2f}, by rights {24 * 23 / 33 / 32:.2f}")
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '33 cards, 9 put away, 26 played' '20 and 21 together: 0.62, by rights 0.52')" ]
