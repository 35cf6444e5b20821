#!/usr/bin/env bash
# ludopy 1.5.0 (Python): in the first round everybody has four attempts to get a six. It counts after it has asked. A player
# 0 who isn't in the game plays all the same, since leaving out is done before the count goes back to 0. With players left
# out `all_players_finish` is never true, because it waits for four. And `get_piece_hist` always fails: it reads "piece"
# where the history has "pieces".
# Expected: "In the first round, you have three attempts to get 6", and ghost_players "are not in the game", as its page
# says.
# Seen: throws without a six before the next player's turn, in 60 games; who plays; and the end of a game of two.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  ludopy==1.5.0 numpy==1.26.4 opencv-python-headless==4.10.0.84
seen="$(PYTHONPATH=py python3 - <<'END'
from collections import Counter
import numpy
from ludopy import Game

def turn(game):
    (dice, movable, *_), player = game.get_observation()
    game.answer_observation(numpy.random.choice(movable) if len(movable) else -1)
    return dice, player

numpy.random.seed(1)
throws = Counter()
for _ in range(60):
    game, mine = Game(), []
    while game.current_player == 0 and game.round == 1:
        mine.append(turn(game)[0])
    if 6 not in mine:
        throws[len(mine)] += 1
print("throws without a six:", dict(throws))
game = Game(ghost_players=[0, 2])
print("without 0 and 2, turns of:", *sorted({turn(game)[1] for _ in range(40)}))
game = Game(ghost_players=[1, 2])
while len(game.get_winners_of_game()) < 2:
    turn(game)
print("without 1 and 2, in goal:", *sorted(game.get_winners_of_game()), "- all finished:", game.all_players_finish())
try:
    game.get_piece_hist()
except IndexError as error:
    print("get_piece_hist:", error)
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'throws without a six: {4: 24}' 'without 0 and 2, turns of: 0 1 3' \
  'without 1 and 2, in goal: 0 3 - all finished: False' 'get_piece_hist: list index out of range')" ]
