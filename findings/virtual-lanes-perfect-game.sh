#!/usr/bin/env bash
# virtual-lanes 0.2.3 (Python), bowling: twelve strikes are 220 points in its "nine_pin_no_tap", where nine pins count as a
# strike. Of the two next balls it takes the next frame's two numbers, and after a strike the second of these is a 0 for a ball
# that wasn't thrown. A nine that counts as a strike is a 9 in the frame before. And its tournaments count pins and no points:
# who only throws strikes has 120.
# Expected: 300, as its "traditional" gives. A strike is ten and the next two balls.
# Seen: the points of twelve strikes with its three ways of scoring; of twelve nines with no-tap scoring; and of somebody whose
# chance of a strike is 1 in a tournament, of which it says "total scores for each bowler".
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install --no-deps virtual-lanes==0.2.3 numpy==2.2.6
seen="$(env/bin/python - <<'END'
from virtual_lanes.alley import Alley
from virtual_lanes.bowler import Bowler
from virtual_lanes.scoring import Scoring
from virtual_lanes.tournament import Tournament

strikes = [(10, 0)] * 9 + [(10, 10, 10)]
print("twelve strikes:", Scoring.traditional(strikes), Scoring.current_frame(strikes), Scoring.nine_pin_no_tap(strikes))
print("twelve nines:", Scoring.nine_pin_no_tap([(9, 0)] * 9 + [(9, 9, 9)]))
tournament = Tournament([Bowler("Ann", 1.0, 1.0)], Alley("Ten", "Here", "Wood"), num_games=2)
tournament.run_tournament()
print("tournament:", tournament.get_results()["Ann"], "and", *map(Scoring.traditional, tournament.results["Ann"]))
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'twelve strikes: 300 300 220' 'twelve nines: 208' 'tournament: [120, 120] and 300 300')" ]
