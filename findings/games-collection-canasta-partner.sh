#!/usr/bin/env bash
# games-collection 1.6.1 (Python), canasta: nobody can go out until the partner has no cards either. Who has played the last card
# must wait, and has nothing to discard. Red threes are cards like any others: three of them are a meld of fifteen points. The
# discard pile can be taken with no card that fits, unless it's frozen. And a team below zero needs fifty points to begin.
# Expected: the rules of canasta: one player of the team goes out; red threes are laid out for 100 points each, never melded; who
# takes the pile melds its top card; below zero it's 15.
# Seen: whether a team with a canasta can go out when one hand is empty, and both; three red threes; the pile; the first melds.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps games-collection==1.6.1
seen="$(PYTHONPATH=py python3 - <<'END'
from card_games.canasta.game import CanastaGame, minimum_meld_points, validate_meld
from card_games.common.cards import parse_card

def cards(text):
    return [parse_card(card) for card in text.split()]

game = CanastaGame()
north, east, south, west = game.players
game.teams[0].melds = [validate_meld(cards("KH KD KC KS KH KD KC")).meld]
north.hand = []
print("one hand empty:", game.can_go_out(0))
south.hand = []
print("both hands empty:", game.can_go_out(0))
threes = validate_meld(cards("3H 3D 3H"))
print("red threes:", threes.message, threes.meld.point_value())
game.discard_pile, game.discard_frozen, west.hand = cards("4H 5H 6D"), False, cards("9H")
print("a nine takes a pile with a six on top:", game.can_take_discard(west))
print("to begin:", *(f"{score} -> {minimum_meld_points(score)}" for score in (-200, 0, 1500)))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
one hand empty: False
both hands empty: True
red threes: Valid meld. 15
a nine takes a pile with a six on top: True
to begin: -200 -> 50 0 -> 50 1500 -> 90
END
)" ]
