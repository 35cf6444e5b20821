#!/usr/bin/env bash
# pied-poker 1.3.6 (Python), simulations of poker: a card dealt in one round is never dealt in the next. The cards for the next
# deck are taken out before the round is set back, with all that was just dealt. With twelve players there aren't enough for a
# second round, a RuntimeError. And who has one known card gets the same second card from the second round on: the hand
# that's kept as the beginning is the hand that's dealt to.
# Expected: "Resets the round to the state at time of initialization". Of 299 pairs of rounds about 200 share one of the seven
# cards; a king of diamonds goes with any of 49 cards; twelve players need 29 of 52.
# Seen: how many pairs of rounds share a card, how many hands a player with one known card had, and twelve players.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install pied-poker==1.3.6 numpy==2.2.6 pandas==2.3.3 matplotlib==3.10.7 \
  scipy==1.15.3 seaborn==0.13.2
seen="$(env/bin/python - <<'END'
import numpy
from pied_poker.card.card import Card
from pied_poker.player import Player
from pied_poker.poker_round import PokerRound, PokerRoundSimulator

numpy.random.seed(1)
for known in ([], ["kd"]):
    table = PokerRound([], [Player("Ann", Card.of("as", "ah")), Player("Ben", Card.of(*known))])
    before, shared, hands = set(), 0, set()
    for _ in range(300):
        result = table.simulate()
        ben = next(player for player in result.players_ranked if player.name == "Ben")
        dealt = set(map(str, ben.cards[len(known):] + result.community_cards))
        shared += bool(dealt & before)
        before = dealt
        hands.add(frozenset(map(str, ben.cards)))
    print(f"hands of Ben, with {known[0]} known: {len(hands)}" if known else f"pairs of rounds that share a card: {shared} of 299")
simulator = PokerRoundSimulator(players=[Player("Ann", Card.of("as", "ah"))], total_players=12)
for rounds in (1, 3):
    try:
        simulator.simulate(n=rounds, n_jobs=1, status_bar=False)
        print(f"twelve players, {rounds}: played")
    except RuntimeError as error:
        print(f"twelve players, {rounds}: {error}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
pairs of rounds that share a card: 0 of 299
hands of Ben, with kd known: 2
twelve players, 1: played
twelve players, 3: Error: Cannot draw 5 cards from a deck with only 1 un-drawn cards.
END
)" ]
