#!/usr/bin/env bash
# rummy 2.1.5 (Python): whoever may knock ends the program. Asked for a discard, it looks whether somebody has knocked in
# `show_knocked`, which a round doesn't have, but only if the hand is down to ten points. Before that all is well, and the
# computer's players knock by `knocked`. A human who could knock would set the other one, so nobody would notice.
# Expected: "You may knock to end the round", as its own menu says.
# Seen: the error for a hand without a point, and what `knock` sets.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  rummy==2.1.5 ansi-colours==0.2.6 colorama==0.4.6 text-template==0.1.4
seen="$(PYTHONPATH=py python3 - <<'END'
from contextlib import redirect_stdout
from io import StringIO
from unittest.mock import patch
from rummy.controller.human_controller import HumanController
from rummy.deck.card import Card
from rummy.game.round import Round
from rummy.player.human import Human

ann = Human(1)
game = Round([ann, Human(2)])
ann.turn(game)
for hand in ("A♠ 3♠ 5♦ 7♥ 9♥ J♣ Q♦ K♦", "A♠ 2♠ 3♠ 4♠ 5♥ 6♥ 7♥ K♦"):
    ann.hand.set_hand([Card(card[0], card[1]) for card in hand.split()])
    points = min(ann.melds.find_discard_scores(ann.hand.get_hand()))
    try:
        with patch("builtins.input", return_value="8"), redirect_stdout(StringIO()):
            HumanController.discard_or_knock(ann)
        print(f"at least {points} points left: discarded", game.deck.inspect_discard())
    except AttributeError as error:
        print(f"at least {points} points left: {error}")
ann.knock()
print("after knocking: knocked is", game.knocked)
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'at least 48 points left: discarded K♦' \
  "at least 0 points left: 'Round' object has no attribute 'show_knocked'" 'after knocking: knocked is False')" ]
