#!/usr/bin/env bash
# judgement 0.1.2 (Python), Judgement (Oh Hell): of three players the third one never begins a round, nor bids first. The
# seats are turned by the number of the round, and from where they are by then, not from where they were at first. Of four
# players one begins the fourth and the fifth round. And after the last round the program stops in a debugger that was left
# in it.
# Expected: everybody begins in turn. It's the first of "current_player_round_seq", and the last one may not bid what would
# come out even, so whoever is never first and who is last matters.
# Seen: who is first and last in nine rounds of three and of four; and how a game of three rounds ends whose players try 0
# to 3 as a bid and as a card in turn.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps judgement==0.1.2
seen="$(PYTHONPATH=py python3 - <<'END' 2>&1
import time
from bdb import BdbQuit
from contextlib import redirect_stdout
from io import StringIO
from itertools import count
from game import dealer

class Table:
    def __init__(self, host, port):
        self.seats, self.said = iter(names), []
    def get_player(self):
        return next(self.seats)
    def get_reply_from_player(self, player, question):
        return next(replies)
    def broadcast_message(self, text):
        self.said.append(text.strip())
    def broadcast_message_except_player(self, text, player):
        pass
    def send_message(self, player, text):
        pass
    def stop(self):
        pass

def new_game(rounds):
    dealer.GAME_STATE.update(players={}, player_seq=[], current_round=0)
    with redirect_stdout(StringIO()):
        return dealer.Game("", 0, "", 0, len(names), rounds)

dealer.JudgementServer, time.sleep = Table, lambda seconds: None
for names in ("ABC", "ABCD"):
    game, order = new_game(9), []
    for turn in range(1, 10):
        order.append(dealer.GAME_STATE["player_seq"][0] + dealer.GAME_STATE["player_seq"][-1])
        game.rotate_player_seq(turn + 1)
    print("first and last:", *order)
names, replies = "ABC", (str(number % 4) for number in count())
game = new_game(3)
try:
    with redirect_stdout(StringIO()):
        game.start_game()
    print("over")
except BdbQuit:
    print("in the debugger, after the winner was told:", "has won the game" in game.server.said[-1])
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'first and last: AC BA AC AC BA AC AC BA AC' 'first and last: AD BA DC CB CB DC BA AD AD' \
  'in the debugger, after the winner was told: True')" ]
