#!/usr/bin/env bash
# levelling 0.1.4 with discord.py 2.4.0 (Python, levels for a Discord bot): the leaderboard begins with the lowest level, and
# within a level the order is that of the store. And what's left to the next level is nonsense: for each level reached it
# takes away the price of the present one, so with 300 points at level 2 it's minus 140.
# Expected: a leaderboard has the best first; "the amount of xp required to get to the next level": level 2 is reached with 255
# (100 and 155), level 3 with 475, so 175 are wanting.
# Seen: the levels for some points, what's left, and a leaderboard of four.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  levelling==0.1.4 discord.py==2.4.0 aiohttp==3.9.5 aiosignal==1.3.1 attrs==23.2.0 frozenlist==1.4.1 multidict==6.0.5 \
  yarl==1.9.4 idna==3.7 aiosqlite==0.19.0
seen="$(PYTHONPATH=py python3 -W ignore - <<'END'
import asyncio
from levelling.dataclass import LevellingMember
from levelling.level import Level

class Four:
    async def fetch_all_members(self, guild_id=None):
        return [LevellingMember(id=id, xp=xp) for id, xp in [(1, 300), (2, 1000), (3, 10), (4, 470)]]

levels = Level(None, datastore=Four())
for xp in [0, 99, 100, 255, 300, 475]:
    level = levels.get_level_from_xp(xp)
    print(f"{xp} points: level {level}, left {levels.get_remaining_xp(level, xp)}")
for member in asyncio.run(levels.leaderboard(1)):
    print(f"member {member.id}: {member.xp} points, level {member.level}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
0 points: level 0, left 0
99 points: level 0, left 99
100 points: level 1, left -55
255 points: level 2, left -185
300 points: level 2, left -140
475 points: level 3, left -410
member 3: 10 points, level 0
member 1: 300 points, level 2
member 4: 470 points, level 2
member 2: 1000 points, level 4
SEEN
)" ]
