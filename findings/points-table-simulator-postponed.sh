#!/usr/bin/env bash
# points-table-simulator 2.0.1 (Python), which results a team still needs: it takes the matches that are left by their results,
# but writes the answer into the last rows of the schedule. If an earlier match was put off, C is to win the match of A and D.
# A draw counts as lost, for both, next to drawn; and written "draw", as its README has it, it's no points at all. No team
# draws in what's left. And when all is played, there's no final table, but an AllMatchesCompletedError.
# Expected: C wins the match that it's in; "winning_team_name, draw, or no result" in the column; a draw isn't lost; and a table
# at the end.
# Seen: the matches left and the results that C needs to be second; the table with a "draw" and a "Draw"; and a finished one.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install points-table-simulator==2.0.1 numpy==2.2.6 pandas==2.3.3
seen="$(env/bin/python - <<'END'
import pandas
from points_table_simulator import AllMatchesCompletedError, PointsTableSimulator

def simulator(*winners):
    pairs = ("AB", "CD", "AC", "BD", "AD", "BC")
    rows = [(number, *pair, winner) for number, (pair, winner) in enumerate(zip(pairs, winners), 1)]
    columns = ["match_number", "home", "away", "winner"]
    return PointsTableSimulator(tournament_schedule=pandas.DataFrame(rows, columns=columns), points_for_a_win=3)

postponed = simulator("A", None, "C", "B", "D", None)
print("left:", *("-".join(pair) for pair in postponed.remaining_matches))
for answer in postponed.simulate_the_qualification_scenarios("C", 2, 1)[1]:
    for row in answer.itertuples():
        print(f"needed: match {row.match_number}, {row.home}-{row.away}, won by {row.winner}")
for word in ("draw", "Draw"):
    table = simulator("A", word, None, "B", "D", None).current_points_table.set_index("team")
    print(f"{word}, C: {table.matches_lost['C']} lost, {table.matches_drawn['C']} drawn, {table.points['C']} points")
try:
    simulator(*"ACABAB").current_points_table
except AllMatchesCompletedError as error:
    print(f"{type(error).__name__}: {error}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
left: C-D B-C
needed: match 5, A-D, won by C
needed: match 6, B-C, won by B
draw, C: 1 lost, 0 drawn, 0 points
Draw, C: 1 lost, 1 drawn, 1 points
AllMatchesCompletedError: All matches are completed
END
)" ]
