#!/usr/bin/env bash
# whist 0.1.0 (Python), "the card game Whist and its variants": partners can't be changed. After `bisect(north, east)` all
# four are one team, and after `isolate(south)`, too. Whoever joins takes the number of the first one's team, and the two
# halves, or the others, have the same number from before. Then each trick is everybody's. And `teams` raises an
# AttributeError.
# Expected: two teams, whoever was together before. "Initally, we don't know who are partners", says its source: in some
# variants it's whoever holds a called ace, and in others somebody plays alone.
# Seen: the teams by number, for north, east, south and west.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps whist==0.1.0
seen="$(PYTHONPATH=py python3 - <<'END'
from whist.game import Game

def show(what, change):
    state = Game().state
    change(state.partners, *state.players)
    numbers = [state.partners.team_id(player) - 1000 for player in state.players]
    print(f"{what}: {numbers}, {state.partners.num_teams} teams".replace("1 teams", "1 team"))

show("at first", lambda partners, *_: None)
show("north with east", lambda partners, north, east, south, west: partners.bisect(north, east))
show("north with west", lambda partners, north, east, south, west: partners.bisect(north, west))
show("north alone", lambda partners, north, east, south, west: partners.isolate(north))
show("south alone", lambda partners, north, east, south, west: partners.isolate(south))
try:
    print(Game().state.partners.teams)
except AttributeError as error:
    print("teams:", error)
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'at first: [0, 1, 0, 1], 2 teams' 'north with east: [0, 0, 0, 0], 1 team' \
  'north with west: [0, 1, 1, 0], 2 teams' 'north alone: [0, 1, 1, 1], 2 teams' 'south alone: [0, 0, 0, 0], 1 team' \
  "teams: 'list' object has no attribute 'add'")" ]
