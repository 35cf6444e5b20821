#!/usr/bin/env bash
# okey-solver-py 0.6.0 (Python): two okeys, the wildcards, never complete two melds. Each meld with one wildcard is made
# with the first of the two only, so that any two of them want the same tile. They go into one meld, or one is left over.
# And a group of four is never made with two wildcards. All its exact ways to solve get the same melds.
# Expected: "calculate optimal run/group melds" and "all possible melds" in its source. Red 5 and 6 with a wildcard, and two
# tens with the other, are two melds of 18 and 30 points, and nothing is left in the hand.
# Seen, where yellow 13 is the okey: the melds, the tiles that are left, and the points. With one wildcard all is right.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install okey-solver-py==0.6.0 pydantic==2.12.5 pulp==2.9.0
seen="$(env/bin/python - <<'END'
from okey_solver import Tile, TileColor, create_standard_okey_solver
from okey_solver.types import OkeyMeta

colours = {"red": TileColor.RED, "black": TileColor.BLACK, "blue": TileColor.BLUE, "yellow": TileColor.YELLOW}
okey = OkeyMeta(color=TileColor.YELLOW, value=13)

def tiles(text):
    words = [word.split("-") for word in text.split()]
    return [Tile(id=str(at), color=colours[colour], value=int(value)) for at, (colour, value) in enumerate(words)]

wild = "yellow-13"
for hand in (f"red-5 red-6 {wild}", f"red-5 red-6 black-10 blue-10 {wild} {wild}", f"black-10 blue-10 {wild} {wild}"):
    found = [create_standard_okey_solver(strategy=way).find_best_arrangement(tiles(hand), okey)
             for way in ("backtracking", "ilp", "hybrid")]
    words = hand.split()
    for best in found[:1]:
        melds = [" ".join(words[int(tile.id)] for tile in meld.tiles) for meld in best.melds]
        left = " ".join(words[int(tile.id)] for tile in best.remainingTiles)
        print(f"{hand}: {melds}, left: {left or 'nothing'}, {best.totalScore} points;",
              "the same from all three" if len({each.totalScore for each in found}) == 1 else "not the same from all")
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' \
  "red-5 red-6 yellow-13: ['red-5 red-6 yellow-13'], left: nothing, 18 points; the same from all three" \
  "red-5 red-6 black-10 blue-10 yellow-13 yellow-13: ['black-10 yellow-13 yellow-13'], left: red-5 red-6 blue-10, 33 points;\
 the same from all three" \
  "black-10 blue-10 yellow-13 yellow-13: ['black-10 yellow-13 yellow-13'], left: blue-10, 33 points; the same from all three")" ]
