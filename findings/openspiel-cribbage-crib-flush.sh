#!/usr/bin/env bash
# OpenSpiel 2.0.2 (open_spiel on PyPI), game "cribbage": four cards of one suit in the crib are worth 4 points to the dealer,
# though the card turned up is of another suit. It counts the crib as it counts a hand.
# Expected: as in the rules that its source names (Wikipedia) and as in the American Cribbage Congress's: four of a suit count
# in a hand, in the crib only all five. cribbage-scorer 0.2.5 (Python) does that.
# Seen, for the same deal with a crib of 2 4 8 K in hearts and with the king of clubs: the dealer has 4 points more.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install open_spiel==2.0.2 cribbage-scorer==0.2.5 more-itertools==10.8.0
seen="$(env/bin/python - <<'END'
import re
import pyspiel
from cribbage_scorer.cribbage_scorer import show_calc_score

def crib(king):
    state = pyspiel.load_game("cribbage").new_initial_state()
    def act(text):
        state.apply_action(next(action for action in state.legal_actions() if state.action_to_string(action).endswith(text)))
    for card in ("AS", "7C", "9D", "JD", "2H", "4H", "AD", "6C", "TS", "QS", "8H", "K" + king):
        act(card)
    for two in ("2H 4H", "8H K" + king):
        act(two)
    act("QD")
    while "Round: 1" not in str(state):
        dealer = int(re.search(r"Dealer: (\d)", str(state))[1])
        # Whoever can play lays their lowest card.
        state.apply_action(state.legal_actions()[0])
    return float(re.search(r"Scores: (.*)", str(state))[1].split()[dealer])

for king in "HC":
    cards = [(2, "H"), (4, "H"), (8, "H"), (13, king)]
    print(f"king of {king}: dealer {crib(king):.0f} points, cribbage-scorer {show_calc_score((12, 'D'), cards, crib=True)[0]}")
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'king of H: dealer 6 points, cribbage-scorer 0' 'king of C: dealer 2 points, cribbage-scorer 0')" ]
