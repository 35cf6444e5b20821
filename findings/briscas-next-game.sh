#!/usr/bin/env bash
# briscas 1.2 (Python): in the second game of the same two players 240 points are counted, and in the third 360, for the
# cards that they have won stay with them. Whoever won the first one by much can't lose the next. And its better player, who
# takes a trick with the weakest card that can, believes that any card of another suit can: it answers a three with a two
# that loses.
# Expected: 120 points in each game, as in briscas; "Chooses the 'weakest' card that will win hand locally".
# Seen: in five games the points of each, those of this game alone, and who has won, there and by rights; and what the better
# player lays on a three of coins.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  briscas==1.2 six==1.17.0
seen="$(PYTHONPATH=py python3 - <<'END'
import random
from briscas.game import Game
from briscas.models import Card, Suite
from briscas.players import LocalPlayer, RandomPlayer

random.seed(2)
ann, ben = RandomPlayer("Ann"), RandomPlayer("Ben")
before = [0, 0]
for number in range(1, 6):
    game = Game(ann, ben)
    game.play()
    points = [Game.score(player.pile) for player in (ann, ben)]
    alone = [now - then for now, then in zip(points, before)]
    right = "Ann" if alone[0] > alone[1] else "Ben" if alone[0] < alone[1] else None
    print(f"game {number}: {points}, alone {alone}: {game.winner and game.winner.name}, {right} by rights")
    before = points
cleo = LocalPlayer("Cleo")
cleo.init([Card(2, Suite.COPA), Card(1, Suite.ORO), Card(12, Suite.BASTON)])
card = cleo.play(Card(4, Suite.ESPADA), thrown=Card(3, Suite.ORO))
print(f"on the three of coins, with the two of cups and the ace of coins: {card.number} {card.suite.name}")
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'game 1: [75, 45], alone [75, 45]: Ann, Ann by rights' \
  'game 2: [135, 105], alone [60, 60]: Ann, None by rights' 'game 3: [202, 158], alone [67, 53]: Ann, Ann by rights' \
  'game 4: [248, 232], alone [46, 74]: Ann, Ben by rights' 'game 5: [359, 241], alone [111, 9]: Ann, Ann by rights' \
  'on the three of coins, with the two of cups and the ace of coins: 2 COPA')" ]
