#!/usr/bin/env bash
# OpenSpiel 2.0.2 (open_spiel on PyPI), game "crazy_eights": a card left in the hand costs its number in the pack, not its
# face value. The four twos cost 2, 3, 4 and 5 points, and the ten of spades 37, more than three kings.
# Expected: "-50 for each 8, -10 for each court card, and -{face value} for others", as its source says, and as its
# `min_utility` of -544 counts: all cards of one pack.
# Seen, where one card was left: 2 to 5 for the twos, 22 to 25 for the sevens, 34 to 37 for the tens, 10 from the jack on.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install open_spiel==2.0.2
seen="$(env/bin/python - <<'END'
import random
import pyspiel

game, cost = pyspiel.load_game("crazy_eights", {"players": 2}), {}
for number in range(3000):
    chance, state = random.Random(number), game.new_initial_state()
    hands = [[], []]
    while not state.is_terminal():
        if state.is_chance_node():
            action = chance.choices(*zip(*state.chance_outcomes()))[0]
        else:
            action = chance.choice(state.legal_actions())
        state.apply_action(action)
    # The last lines of the text are both hands, side by side: "Suit C: …".
    for line in [line for line in str(state).splitlines() if line.startswith("Suit ")]:
        for seat, part in enumerate((line[:40], line[40:])):
            hands[seat] += [rank + part[5] for rank in part[8:].split()]
    for seat in (0, 1):
        if len(hands[seat]) == 1 and len(hands[seat][0]) == 2:
            cost[hands[seat][0]] = -state.returns()[seat]

for rank in "2345679TJQKA":
    print(rank, *[f"{cost[rank + suit]:.0f}" for suit in "CDHS" if rank + suit in cost])
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '2 2 3 4 5' '3 6 7 8 9' '4 10 11 12 13' '5 14 15 16 17' '6 18 19 20 21' '7 22 23 24 25' \
  '9 30 31 32 33' 'T 34 35 36 37' 'J 10 10 10 10' 'Q 10 10 10 10' 'K 10 10 10 10' 'A 10 10 10 10')" ]
