#!/usr/bin/env bash
# literature 1.0.0 (Python) writes down what each player knows for certain of all hands, and some of it is wrong. Each player
# starts with one card too many in each half suit of their own hand: a card that is learnt raises the least number by itself
# and is then counted again. And if the least numbers of somebody's half suits are all of their cards, it says that they have
# none of any suit in which no card is known by name; but whoever has asked for a card of it must have one.
# Expected: "the minimum number of `Cards` a `Player` must have of this half suit", and DOES_NOT_POSSESS only where it's so;
# its computer players ask and claim by that.
# Seen, at the start of a game, for player 0's own half suits: the least numbers, and the right ones. Then the first thing
# that is certain and wrong in a game by chance, with valid moves.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  literature==1.0.0 numpy==1.26.4
mkdir -p py/sklearn && touch py/sklearn/__init__.py
echo 'MLPRegressor = object  # its computer players learn with it; not used here' > py/sklearn/neural_network.py
seen="$(PYTHONPATH=py python3 - <<'END'
import random
from literature import get_game
from literature.card import Card, HalfSuit, Suit
from literature.constants import Half, SETS

HALVES = [HalfSuit(half, suit) for half in Half for suit in Suit]

def wrong(players):
    for knows in players:
        for player in players:
            for card, state in knows.knowledge[player].items():
                if state != Card.State.MIGHT_POSSESS and (state == Card.State.DOES_POSSESS) != (card in player.hand):
                    return f"{knows} about {player}: {state.name} {card}, in hand {card in player.hand}"

random.seed(4)
game = get_game(4)
ann = game.players[0]
print("least:", *(ann.suit_knowledge[ann][half] for half in HALVES))
print("right:", *(sum(Card.Name(rank, half.suit) in ann.hand for rank in SETS[half.half]) for half in HALVES))
for move in range(1, 61):
    asks = [(other, Card.Name(rank, half.suit))
            for other in game.players for half in HALVES for rank in sorted(SETS[half.half])
            if game.turn.valid_ask(other, Card.Name(rank, half.suit), use_all_knowledge=False)]
    other, card = asks[random.randrange(len(asks))]
    game.commit_move(game.turn.asks(other).to_give(card))
    if wrong(game.players):
        break
print(f"move {move}:", wrong(game.players))
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'least: 3 2 2 2 3 0 2 5' 'right: 2 1 1 1 2 0 1 4' \
  'move 54: Player 2 about Player 0: DOES_NOT_POSSESS 6 of D, in hand True')" ]
