#!/usr/bin/env bash
# mahjongpy 0.2.4 (Python), `is_hora` and `shanten`: one winning hand in twelve isn't one, because each of its two tries
# takes sequences out before triplets. And how far a hand is from winning is wrong in almost nine of ten hands, with numbers
# as low as -12 where -1 is a hand that has won: among others, a pair of winds or dragons is counted nine times, once for
# each number from 1 to 9 that such a tile doesn't have. So `is_tenpai` and `riichi` can't be relied on either.
# Expected: whether the hand has won, and the player's number of shanten, as its documentation (in Japanese) has it. mahjong
# 2.1.0 (Python) tells both.
# Seen: of 1000 winning hands, made of four sets and a pair by chance, how many are found; of 300 hands dealt by chance, how
# many have the right number, and the lowest; for one winning hand and one deal: here and there.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  mahjongpy==0.2.4 mahjong==2.1.0
seen="$(PYTHONPATH=py python3 - <<'END'
import random
from mahjong.agari import Agari
from mahjong.shanten import Shanten
from mahjongpy import MahjongPlayer, MahjongTile

SUITS, HONOURS = ["manzu", "pinzu", "souzu"], ["ton", "nan", "sha", "pei", "haku", "hatu", "tyun"]
tile = lambda kind: MahjongTile(SUITS[kind // 9], kind % 9 + 1) if kind < 27 else MahjongTile(HONOURS[kind - 27])
player = lambda counts: MahjongPlayer(hands=[tile(kind) for kind in range(34) for _ in range(counts[kind])])
text = lambda counts: " ".join(f"{kind % 9 + 1}{'mpsz'[kind // 9]}" for kind in range(34) for _ in range(counts[kind]))

def winning():
    while True:
        counts = [0] * 34
        for _ in range(4):
            if random.random() < 0.7:
                first = random.randrange(3) * 9 + random.randrange(7)
                for kind in range(first, first + 3):
                    counts[kind] += 1
            else:
                counts[random.randrange(34)] += 3
        counts[random.randrange(34)] += 2
        if max(counts) <= 4:
            return counts

random.seed(1)
hands = [winning() for _ in range(1000)]
missed = [counts for counts in hands if not player(counts).is_hora()]
print(len(hands) - len(missed), "of 1000 winning hands;", sum(map(Agari().is_agari, hands)), "in the other package")
print("not one:", text(missed[0]))
deals = []
for _ in range(300):
    pack = list(range(34)) * 4
    random.shuffle(pack)
    deals.append([pack[:13].count(kind) for kind in range(34)])
numbers = [(player(counts).shanten(), Shanten().calculate_shanten(counts)) for counts in deals]
print(sum(here == there for here, there in numbers), "of 300 numbers right, the lowest", *map(min, zip(*numbers)))
here, there = min(numbers)
print(f"{text(deals[numbers.index((here, there))])}: {here} and {there}")
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '915 of 1000 winning hands; 1000 in the other package' \
  'not one: 7m 7m 7m 3p 3p 1s 1s 1s 2s 3s 4s 9s 9s 9s' '34 of 300 numbers right, the lowest -12 1' \
  '2m 5m 7m 4p 7p 8p 1s 1s 4s 1z 1z 2z 2z: -12 and 3')" ]
