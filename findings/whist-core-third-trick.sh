#!/usr/bin/env bash
# whist-core 0.9.2 (Python): a deal has two tricks. The third one begins with the four cards of the second on the table, so
# it's done, and so are all later ones: whoever wins the second trick wins the other eleven. Eleven cards stay in each hand,
# and the next deal fails with a ValueError, because one of them is dealt again. The empty stack in the class `Trick` is one
# object for all tricks that are made without a stack of their own: pydantic copies a default only if it can change, and a
# frozen model, whose cards are changed all the same, says that it can't.
# Expected: thirteen tricks of four cards, and empty hands; as in whist, whose "rules implementation" it is. With pydantic
# 2.12.5.
# Seen: the cards on the table when each trick begins, the cards left in the hands, and the tricks of each side.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install whist-core==0.9.2 pydantic==2.12.5
seen="$(env/bin/python - <<'END'
import random
from whist_core.game.legal_checker import LegalChecker
from whist_core.game.rubber import Rubber
from whist_core.scoring.team import Team
from whist_core.user.player import Player

random.seed(4)
ann, ben, cleo, dora = (Player(username=name, rating=1500) for name in ("Ann", "Ben", "Cleo", "Dora"))
game = Rubber(teams=[Team(players=[ann, cleo]), Team(players=[ben, dora])]).next_game()
deal, on_table = game.next_hand(), []
while True:
    trick = deal.current_trick
    on_table.append(len(trick.stack))
    while not trick.done:
        seat = trick.play_order[len(trick.stack)]
        trick.play_card(seat, next(card for card in seat.hand if LegalChecker.check_legal(seat.hand, card, trick.stack.first)))
    if deal.done():
        break
    deal.next_trick(game.play_order)
print("on the table:", *on_table)
print("in the hands:", *(len(seat.hand) for seat in game.play_order))
print("tricks:", *sorted(sum(trick.winner.team == side for trick in deal.tricks) for side in (0, 1)))
try:
    game.next_hand()
except ValueError as error:
    print("next deal:", str(error).split(" ", 3)[-1])
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'on the table: 0 0 4 4 4 4 4 4 4 4 4 4 4' 'in the hands: 11 11 11 11' 'tricks: 0 13' \
  'next deal: already in card container')" ]
