#!/usr/bin/env bash
# OpenSpiel 2.0.2 (open_spiel on PyPI), game "cribbage": if both players pass 121 in one count, player 0 wins, whoever counts
# first and whoever has more. It counts both hands and the crib to the end, and then takes the first seat with 121.
# Expected: in cribbage the dealer's opponent counts first, and who reaches 121 has won; the rest isn't counted. Its own source
# says something else again: "If there are multiple winners, the bonus is split equally among them". Neither happens.
# Seen, in 300 games by chance: 35 in which both have 121 or more, all of them won by player 0, 24 as the dealer.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install open_spiel==2.0.2
seen="$(env/bin/python - <<'END'
import random, re
import pyspiel

game, both = pyspiel.load_game("cribbage"), []
for number in range(300):
    chance, state = random.Random(number), game.new_initial_state()
    while not state.is_terminal():
        dealer = int(re.search(r"Dealer: (\d)", str(state))[1])
        outcomes = zip(*state.chance_outcomes()) if state.is_chance_node() else (state.legal_actions(),)
        state.apply_action(chance.choices(*outcomes)[0])
    scores = [int(score) for score in re.search(r"Scores: (.*)", str(state))[1].split()]
    if min(scores) >= 121:
        both.append((scores, dealer, state.returns()))
print(f"both have 121: {len(both)}")
print("player 0 wins:", sum(returns[0] > 0 > returns[1] for _, _, returns in both))
print("as the dealer:", sum(dealer == 0 for _, dealer, _ in both))
print("with fewer points:", sum(scores[0] < scores[1] for scores, _, _ in both))
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'both have 121: 35' 'player 0 wins: 35' 'as the dealer: 24' 'with fewer points: 16')" ]
