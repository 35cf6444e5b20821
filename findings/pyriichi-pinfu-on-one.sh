#!/usr/bin/env bash
# pyriichi 0.1.1 (Python): a hand that waits on both sides of 2 3 or 7 8 and wins on the 1 or the 9 is taken for an edge wait.
# It looks whether the sequence has a 1 or a 9, not whether the winning tile is its 3 or 7. So it's no Pinfu there, and has no
# yaku at all; with another yaku it has two fu too many. Three han with 70 fu or more are worth more than a mangan. And an
# open hand without fu has 20, not 30.
# Expected: "Accurate fu, han, and point calculation following Japanese riichi mahjong rules". In them an edge wait is 1 2 on
# the 3 or 8 9 on the 7; basic points above 2000 are a mangan; and an open hand that wins by ron has 30 fu at least. mahjong
# 2.1.0 (Python) has them all.
# Seen: the yaku of one hand and its waits, here and there; fu and points of the others.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  pyriichi==0.1.1 mahjong==2.1.0
seen="$(PYTHONPATH=py python3 - <<'END'
import re
from mahjong.constants import EAST, SOUTH
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.meld import Meld
from mahjong.tile import TilesConverter
from pyriichi import GameState, Hand, ScoreCalculator, YakuChecker, parse_tiles

def here(hand, winning):
    winning, game, best = parse_tiles(winning)[0], GameState(num_players=4), None
    hand = hand if isinstance(hand, Hand) else Hand(parse_tiles(hand))
    for sets in hand.get_winning_combinations(winning):
        common = dict(hand=hand, winning_tile=winning, winning_combination=sets, game_state=game, is_tsumo=False,
                      player_position=1)
        yaku = YakuChecker().check_all(**common)
        score = ScoreCalculator().calculate(yaku_results=yaku, dora_count=0, **common)
        if not best or score.total_points > best[-1]:
            best = [one.yaku.name.title() for one in yaku], score.han, score.fu, score.total_points
    return best

def tiles(text):
    suits = {suit: "".join(re.findall(rf"(\d){suit}", text)) for suit in "mpsz"}
    return TilesConverter.string_to_136_array(man=suits["m"], pin=suits["p"], sou=suits["s"], honors=suits["z"])

def there(hand, winning, melds=()):
    config = HandConfig(player_wind=SOUTH, round_wind=EAST, options=OptionalRules(has_open_tanyao=True))
    result = HandCalculator().estimate_hand_value(tiles(hand + winning), tiles(winning)[0], melds=list(melds), config=config)
    return (result.error or [str(one) for one in result.yaku]), result.han, result.fu, result.cost and result.cost["main"]

for two, winning in (("2m3m", "4m"), ("2m3m", "1m"), ("7m8m", "6m"), ("7m8m", "9m"), ("1m2m", "3m")):
    hand = two + "4p5p6p7p8p9p3s4s5s2s2s"
    print(f"{two} and {winning}:", *here(hand, winning), "- mahjong:", *there(hand, winning))
kans = Hand(parse_tiles("1m1m1m1m9m9m9m5z5z5z2p3p8s8s"))
kans.kan(parse_tiles("1m")[0])
print("a kan, two triplets and 4p:", *here(kans, "4p"), "- mahjong:",
      *there("1m1m1m1m9m9m9m5z5z5z2p3p8s8s", "4p", [Meld(Meld.KAN, tiles("1m1m1m1m"), opened=False)]))
called = Hand(parse_tiles("2m3m4p5p6p6p7p8p3s4s2s2s9m"))
called.chi(parse_tiles("4m")[0], parse_tiles("2m3m"))
called.discard(parse_tiles("9m")[0])
print("2m3m4m called, 5s:", *here(called, "5s"), "- mahjong:",
      *there("2m3m4m4p5p6p6p7p8p3s4s2s2s", "5s", [Meld(Meld.CHI, tiles("2m3m4m"))]))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
2m3m and 4m: ['Pinfu'] 1 30 1000 - mahjong: ['Pinfu'] 1 30 1000
2m3m and 1m: [] 0 40 700 - mahjong: ['Pinfu'] 1 30 1000
7m8m and 6m: ['Pinfu'] 1 30 1000 - mahjong: ['Pinfu'] 1 30 1000
7m8m and 9m: [] 0 40 700 - mahjong: ['Pinfu'] 1 30 1000
1m2m and 3m: [] 0 40 700 - mahjong: no_yaku None None None
a kan, two triplets and 4p: ['Haku', 'Sanankou'] 3 80 10300 - mahjong: ['Yakuhai (haku)', 'San Ankou'] 3 80 8000
2m3m4m called, 5s: ['Tanyao'] 1 20 700 - mahjong: ['Tanyao'] 1 30 1000
END
)" ]
