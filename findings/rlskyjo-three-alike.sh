#!/usr/bin/env bash
# rlskyjo 1.0.0 (Python), Skyjo: three alike in a column leave the table as three zeros. What goes to the discard pile is the
# mask of these places, which has just been set to 0, not the cards. So the next player may take a 0 where a 12 should lie on
# top, and from then on the pack isn't the one that was dealt. That pack has ten cards of each kind. And without numba, its
# "optional dependency", it can't be imported.
# Expected: in Skyjo's rules (Magilano) the three cards go to the discard pile. Its 150 cards are five of -2, fifteen of 0 and
# ten of each other; "return new players_cards, players_masked and additions to discard pile", says its source.
# Seen: the error without numba; cards of some kinds at first; the discard pile after a third 12; and all cards of 12 and 0
# before and after it.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  rlskyjo==1.0.0 numpy==2.2.6
# A stand-in for numba, which compiles functions and doesn't change them.
mkdir numba && echo 'njit = lambda **options: lambda function: function' > numba/numba.py
seen="$(PYTHONPATH=py python3 -c 'import rlskyjo.game.skyjo' 2>&1 | tail -1
PYTHONPATH=py:numba python3 - <<'END'
import numpy as np
from rlskyjo.game.skyjo import SkyjoGame

def count(game, kind):
    cards = [*game.players_cards.flatten(), *game.drawpile, *game.discard_pile, game.hand_card]
    return sum(int(card) == kind for card in cards)

np.random.seed(1)
game = SkyjoGame(num_players=2)
print("cards at first:", *(f"{count(game, kind)} of {kind}," for kind in (-2, -1, 0)), count(game, 12), "of 12")
player = game.expected_action[0]
# The player's first column gets two twelves that lie open, and a third one is drawn: all swapped with others of the pack.
def swap(place, value):
    for pile in (game.drawpile, game.players_cards[1 - player], game.players_cards[player][3:]):
        for index in range(len(pile)):
            if int(pile[index]) == value:
                pile[index], game.players_cards[player][place] = game.players_cards[player][place], np.int8(value)
                return
for place in (0, 1):
    swap(place, 12)
game.players_masked[player][:2] = 1
game.players_masked[player][2] = 2
game.drawpile.append(game.drawpile.pop(next(i for i, card in enumerate(game.drawpile) if int(card) == 12)))
print("before:", count(game, 12), "of 12,", count(game, 0), "of 0")
game.act(player, 24)
game.act(player, 2)
print("column:", *map(int, game.players_cards[player][:3]), "- discard pile:", *map(int, game.discard_pile[-4:]))
print("after:", count(game, 12), "of 12,", count(game, 0), "of 0")
game.act(1 - player, 25)
print("the next player takes:", int(game.hand_card))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
TypeError: njit() missing 1 required positional argument: 'fastmath'
cards at first: 10 of -2, 10 of -1, 10 of 0, 10 of 12
before: 10 of 12, 10 of 0
column: -14 -14 -14 - discard pile: 5 0 0 0
after: 7 of 12, 13 of 0
the next player takes: 0
END
)" ]
