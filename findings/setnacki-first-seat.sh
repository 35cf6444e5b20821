#!/usr/bin/env bash
# setnacki 0.0.2 (Python), Setback: if the player in the first seat has won, the game isn't over, and goes on until somebody
# else wins. It asks whether there is a winner, and the winner's number is 0. That seat also gets the point for "game" if
# both have as many: it compares the best player's points with the number of their seat, where the next player's points are
# meant.
# Expected: "Else, return the highest score", and over for either; in Setback nobody scores for game if it's tied, as its
# second copy of the game, `SetbackMini`, has it. It names no version of cardnacki, on which it's built; it needs one before
# 0.2.0.
# Seen: the winner and whether it's over, for the scores of two players; and points for game and for the round.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  setnacki==0.0.2 cardnacki==0.1.5
seen="$(PYTHONPATH=py python3 - <<'END'
from setnacki.logic.models import Bid, Bids, GameState, Grid, Hand, Middle, SetbackDeck, SetbackScorer, WonPile

deck = SetbackDeck()
cards = lambda text: [card for name in text.split() for card in deck.cards if card.rank_suit == name]
for scores in ([15, 3], [3, 15], [11, 2], [2, 11]):
    hands = [Hand(deck.cards[:6]), Hand(deck.cards[6:12])]
    state = GameState(Grid(2, 0, hands, [WonPile(), WonPile()], scores, Middle(), Bids([Bid(2, 0), Bid(0, 1)])))
    print(f"scores {scores}: winner {state.winner}, over: {state.is_game_over}")
for ann, ben in (("Ah Ts", "2h Tc Ad"), ("2h Tc Ad", "Ah Ts"), ("Ah 5h Tc", "2h Td Kc")):
    scorer = SetbackScorer([WonPile(cards(ann)), WonPile(cards(ben))], Bid(0, 0), "hearts")
    print(f"{ann} and {ben}, hearts trump: game points {scorer.digest_by_point['Game']}, round {scorer.points_adjustments}")
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'scores [15, 3]: winner 0, over: False' 'scores [3, 15]: winner 1, over: True' \
  'scores [11, 2]: winner 0, over: False' 'scores [2, 11]: winner 1, over: True' \
  'Ah Ts and 2h Tc Ad, hearts trump: game points [14, 14], round [2, 1]' \
  '2h Tc Ad and Ah Ts, hearts trump: game points [14, 14], round [2, 1]' \
  'Ah 5h Tc and 2h Td Kc, hearts trump: game points [14, 13], round [2, 1]')" ]
