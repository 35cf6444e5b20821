#!/usr/bin/env bash
# python-mahjong 1.0.0 (Python): Thirteen Orphans isn't a winning hand. It asks for the thirteen kinds and another kind, so the
# thirteen with a two of some suit win instead, for all the points of Thirteen Orphans. Nine Gates is never found, as a flag
# that it needs is never set. With the tile that came last and triplets only, counting is a TypeError. Tiles are written from
# 0 to 8 and read from 1 to 9. And since Python 3.9 the package can't be imported, though it says 3.7 or newer.
# Expected: in mahjong one of the thirteen kinds is there twice; "Tile.from_str('suit1/num1')" and "str(tile) -> 'suit/number'";
# it has a WuFlag for NINE_GATES.
# Seen: the error at the import; two hands with one of the thirteen twice, and one with a two; one ace of characters, written;
# the flags of nine gates; and a hand of triplets with the tile that came last and without.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps python-mahjong==1.0.0
seen="$(PYTHONPATH=py python3 -c 'import mahjong' 2>&1 | tail -1
python3 - <<'END'
import sys
from types import ModuleType

# Only its modules for tiles and melds, without those that don't import.
package = sys.modules["mahjong"] = ModuleType("mahjong")
package.__path__ = ["py/mahjong"]
from mahjong.melds import Wu
from mahjong.tiles import Tile

def faan(what, hand, **options):
    try:
        _, points, flags = Wu.from_str(hand, **options).max_faan()
        names = sorted(flag.name for flag in type(flags) if flag.value and flag in flags)
        print(f"{what}: {points}", *names)
    except (AttributeError, TypeError, ValueError) as error:
        print(f"{what}: {type(error).__name__}, {error}")

orphans = "|".join([f"{suit}/{number}" for suit in ("tong", "zhu", "wan") for number in (1, 9)]
                   + [f"feng/{number}" for number in range(1, 5)] + [f"long/{number}" for number in range(1, 4)])
for tile in ("long/3", "tong/1", "wan/2"):
    faan(f"thirteen orphans and {tile}", f"{orphans}|{tile}")
print("wan/1:", Tile.from_str("wan/1"))
faan("nine gates", "|".join(f"wan/{number}" for number in (1, 1, 1, 2, 3, 4, 4, 5, 6, 7, 8, 9, 9, 9)))
triplets = "|".join([f"{tile}" for tile in ("tong/1", "wan/9", "zhu/5", "tong/3") for _ in range(3)] + ["long/1"] * 2)
faan("triplets", triplets)
faan("triplets, long/1 came last", triplets, arrived=Tile.from_str("long/1"))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
TypeError: can only inherit from a NamedTuple type and Generic
thirteen orphans and long/3: ValueError, No valid combos
thirteen orphans and tong/1: ValueError, No valid combos
thirteen orphans and wan/2: 21 ALL_FROM_WALL ORPHANS THIRTEEN_ORPHANS
wan/1: wan/0
nine gates: 8 ALL_FROM_WALL ALL_ONE_SUIT
triplets: 5 ALL_FROM_WALL ALL_IN_TRIPLETS RED_DRAGON
triplets, long/1 came last: TypeError, argument of type 'Pong' is not iterable
END
)" ]
