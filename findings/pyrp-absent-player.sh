#!/usr/bin/env bash
# PyRP 0.2 (Python), tiebreaks from Swiss Manager's files: if somebody who never played stands above others on the list, there
# is no tiebreak at all, but an IndexError. It leaves such a player out of its lists, and still looks opponents up by their
# number in the file, where everyone further down is one off.
# Expected: the points of one's opponents, as with the absent player at the end of the file. It lists those who "Did not play"
# by itself.
# Seen: four played two rounds, and Dora never came. Points, Buchholz sums and performances with her as number 5, 2 and 1.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install PyRP==0.2
seen="$(env/bin/python - <<'END'
from pathlib import Path
from PyRP.RP import Tournament

games = [("Ann", "Cem", "1"), ("Ben", "Eve", "1"), ("Ann", "Ben", "1"), ("Cem", "Eve", "1")]
points = {"Ann": 2, "Ben": 1, "Cem": 1, "Eve": 0, "Dora": 0}

def line(number, name, order):
    fields = [str(number), name, "1500", str(points[name])]
    for played in (games[:2], games[2:]):
        game = next((game for game in played if name in game[:2]), None)
        if game is None:
            fields += ["-1", "-", "0"]
        else:
            white = game[0] == name
            fields += [str(order.index(game[1 if white else 0]) + 1), "w" if white else "b", "1" if white else "0"]
    return ";".join(fields)

for order in (["Ann", "Ben", "Cem", "Eve", "Dora"], ["Ann", "Dora", "Ben", "Cem", "Eve"], ["Dora", "Ann", "Ben", "Cem", "Eve"]):
    Path("games.txt").write_text("No.;Name;Rtg;Pts;1.Rd.;;;2.Rd.;;\n" + "".join(
        line(number, name, order) + "\n" for number, name in enumerate(order, 1)))
    tournament = Tournament.load("games.txt")
    for method in ("Points", "Bucholz", "Performance"):
        try:
            rows = tournament.results_list([{"method": "Names"}, {"method": method}])
            said = ", ".join(f"{name} {value}" for name, value in rows if name != "Dora")
        except IndexError:
            said = "IndexError"
        print(f"Dora {order.index('Dora') + 1}, {method}: {said}")
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'Dora 5, Points: Ann 2.0, Ben 1.0, Cem 1.0, Eve 0.0' \
  'Dora 5, Bucholz: Ann 2.0, Ben 2.0, Cem 2.0, Eve 2.0' 'Dora 5, Performance: Ann 2300.0, Ben 1500.0, Cem 1500.0, Eve 700.0' \
  'Dora 2, Points: Ann 2.0, Ben 1.0, Cem 1.0, Eve 0.0' 'Dora 2, Bucholz: IndexError' 'Dora 2, Performance: IndexError' \
  'Dora 1, Points: Ann 2.0, Ben 1.0, Cem 1.0, Eve 0.0' 'Dora 1, Bucholz: IndexError' 'Dora 1, Performance: IndexError')" ]
