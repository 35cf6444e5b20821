#!/usr/bin/env bash
# pokerface 1.0.2 (Python), deuce-to-seven lowball: A-2-3-4-5 counts as a straight. It loses to a pair of aces, three kings and
# even two pair, and in one suit to each hand but a better straight flush. The hands are looked up in the table for high poker
# and turned around, and there an ace is low in a straight.
# Expected: in deuce-to-seven the ace is only high, so A-5-4-3-2 is no straight but an ace-high hand, the best one: it beats
# A-6-4-3-2 and each pair.
# Seen: who wins. The first two lines and the one with 6-5-4-3-2, a straight, are as they should be.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps pokerface==1.0.2
seen="$(PYTHONPATH=py python3 - <<'END'
from pokerface import NoLimitSingleDrawLowball27, Stakes
from pokerface.cards import parse_cards
from pokerface.evaluators import Lowball27Evaluator

def hand(cards):
    return Lowball27Evaluator.evaluate_hand(parse_cards(cards), ())

for first, second in (("7s5d4c3h2s", "8s5d4c3h2s"), ("Ac6h4d3c2s", "2s2d5c4h3c"), ("Ac5h4d3c2s", "Ac6h4d3c2s"),
                      ("Ac5h4d3c2s", "AcAhKdQcJs"), ("Ac5h4d3c2s", "KcKhKdQcJs"), ("Ac5c4c3c2c", "AdAhAsAcKd"),
                      ("6c5h4d3c2s", "KcKhKdQcJs")):
    best = first if hand(first) > hand(second) else second
    print(first, "against", second + ":", best)

game = NoLimitSingleDrawLowball27(Stakes(0, (1, 2)), (100, 100))
game.act("dh KcKhKdQcJs", "dh Ac5h4d3c2s", "cc", "cc", "dd", "dd", "cc", "cc", "s", "s")
print("three kings against the wheel, a whole game:", [player.payoff for player in game.players])
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
7s5d4c3h2s against 8s5d4c3h2s: 7s5d4c3h2s
Ac6h4d3c2s against 2s2d5c4h3c: Ac6h4d3c2s
Ac5h4d3c2s against Ac6h4d3c2s: Ac6h4d3c2s
Ac5h4d3c2s against AcAhKdQcJs: AcAhKdQcJs
Ac5h4d3c2s against KcKhKdQcJs: KcKhKdQcJs
Ac5c4c3c2c against AdAhAsAcKd: AdAhAsAcKd
6c5h4d3c2s against KcKhKdQcJs: KcKhKdQcJs
three kings against the wheel, a whole game: [2, -2]
END
)" ]
