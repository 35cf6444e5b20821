#!/usr/bin/env bash
# crapssim 0.4.1 (Python): odds on 6 are taken behind a don't-come bet that lies on 4. The odds are allowed as far as there are
# bets that win with the same numbers, and each don't-come bet wins with 7, wherever it lies; so they count for each other. Behind
# come bets, which win with their own numbers, it's refused as it should be. And `bet + 5`, as with a number, takes off 5.
# Expected: odds belong to one bet: "total base-bet amount this odds bet is attached to", up to 6 times as much. Behind 10 on
# 4 there's nothing for 6.
# Seen: what's on the table after odds of 60 on 4, then 60 and 120 on 6 were asked for, behind don't-come bets of 10 on 4, and
# on 4 and 6; the same with come bets, of 20; and a bet of 10 plus and minus 5.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  crapssim==0.4.1 numpy==2.2.6
seen="$(PYTHONPATH=py python3 - <<'END'
from crapssim.bet import Come, DontCome, Odds, PassLine
from crapssim.strategy.tools import NullStrategy
from crapssim.table import Table, TableUpdate

def play(kind, numbers, odds):
    table = Table(seed=1)
    player = table.add_player(1000, strategy=NullStrategy())
    TableUpdate().run(table, dice_outcome=(4, 5))
    for dice in numbers:
        player.add_bet(kind(10))
        TableUpdate().run(table, dice_outcome=dice)
    for number, amount in odds:
        player.add_bet(Odds(kind, number, amount))
    print(kind.__name__ + ":", ", ".join(map(str, player.bets)))

play(DontCome, [(1, 3)], [(4, 60), (6, 60)])
play(DontCome, [(1, 3), (2, 4)], [(4, 60), (6, 120)])
play(Come, [(1, 3)], [(4, 20), (6, 20)])
play(Come, [(1, 3), (2, 4)], [(4, 20), (6, 60)])
print(PassLine(10), "plus 5:", PassLine(10) + 5, "minus 5:", PassLine(10) - 5, "plus another:", PassLine(10) + PassLine(5))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
DontCome: $10 DontCome(4), $60 Odds(DontCome, 4), $60 Odds(DontCome, 6)
DontCome: $10 DontCome(4), $10 DontCome(6), $60 Odds(DontCome, 4), $120 Odds(DontCome, 6)
Come: $10 Come(4), $20 Odds(Come, 4)
Come: $10 Come(4), $10 Come(6), $20 Odds(Come, 4)
$10 PassLine plus 5: $5 PassLine minus 5: $5 PassLine plus another: $15 PassLine
END
)" ]
