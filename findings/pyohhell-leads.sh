#!/usr/bin/env bash
# pyohhell 0.1.0 (Python): its own example ends at the import, because it imports itself from a folder "src" that it doesn't
# have. With such a folder, whoever has won a trick doesn't lead the next one: the same player leads all tricks of a round. A
# player whose number is 0 never wins a trick, as the winner's number is taken for whether there is one. And with a seed all
# rounds have the same pack.
# Expected: the usage on its page; in Oh Hell the winner of a trick leads to the next.
# Seen: the error; who leads and who wins in a round of six cards; tricks won by the players 0 and 1, and by 1 and 2, for the
# same cards; and the first card in 25 rounds.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  pyohhell==0.1.0 pydecklib==0.1.1
mkdir path path/src && cp -r py/pyohhell path/src
seen="$(PYTHONPATH=py python3 -c 'from pyohhell.game_engine import GameEngine' 2>&1 | tail -1
PYTHONPATH=py:path python3 - <<'END'
from pydecklib.card import Card, Suit, Value
from src.pyohhell.game_engine import GameEngine
from src.pyohhell.game_state import DefaultPointAttributionStrategy, Round, Trick
from src.pyohhell.player import Player

class Watched(Player):
    def play_card(self, authorised_cards):
        card = super().play_card(authorised_cards)
        played.append((self.id, card))
        return card

played, engine = [], GameEngine(DefaultPointAttributionStrategy())
for number in (1, 2, 3):
    engine.subscribe_player(Watched(number))
engine._deck.initialise(shuffle=True, seed=3)
engine.play_round(0, 6, 0)
tricks = [Trick(place, tuple(played[place * 3:place * 3 + 3])) for place in range(6)]
trump = engine._game_state._rounds[0]._trump_card.suit
print("leads:", *(played[place * 3][0] for place in range(6)), "- wins:", *(trick.get_winner(trump)[0] for trick in tricks))
for first in (0, 1):
    game = Round(0, Card(Suit.DIAMONDS, Value.TWO))
    for place, rank in enumerate((Value.ACE, Value.ACE, Value.TEN)):
        other = Value.KING if rank == Value.ACE else Value.JACK
        game.current_trick = Trick(place, ((first, Card(Suit.SPADES, rank)), (first + 1, Card(Suit.SPADES, other))))
        game.store_current_trick()
    print("tricks won:", dict(game.get_wins_by_player_id()))
class First(Player):
    def make_bid(self, authorised_bids):
        first_cards.append(str(self.hand[0]))
        return super().make_bid(authorised_bids)

first_cards, engine = [], GameEngine(DefaultPointAttributionStrategy())
engine.subscribe_player(First(1))
engine.subscribe_player(Player(2))
engine.play_game(seed=42)
print(len(first_cards), "rounds with a seed, first cards of player 1:", *sorted(set(first_cards)))
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' "ModuleNotFoundError: No module named 'src'" 'leads: 1 1 1 1 1 1 - wins: 3 1 1 1 1 1' \
  'tricks won: {1: 1}' 'tricks won: {1: 2, 2: 1}' '25 rounds with a seed, first cards of player 1: 🂪')" ]
