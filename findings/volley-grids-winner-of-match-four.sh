#!/usr/bin/env bash
# volley-grids 0.0.1a0 (Python), tables for beach volleyball: in a knock-out of eight, both semi-finals wait for the winner of
# match 2. Whoever wins match 4 plays no more. With sixteen teams, four winners are forgotten, and others play twice. And the
# two commonest results, 2:0 and 1:0 in a match of one set, can't be kept, since a score must be greater than nought.
# Expected: the winners of matches 1 and 2, and of 3 and 4, meet. In a knock-out every winner goes on once. A volleyball match
# to two sets ends 2:0 or 2:1, and one of a single set 1:0.
# Seen: from which matches the teams of later matches come, who's never asked for, and three results.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install volley-grids==0.0.1a0 pydantic==2.6.3
seen="$(env/bin/python - <<'END'
from volley_grids.models.matches import FullMatch, ShortMatch
from volley_grids.models.players import WomenPlayer
from volley_grids.models.teams import WomenTeam
from volley_grids.models.tournaments import Tournament
from volley_grids.seeders.single_elimination import SingleEliminationSeeder

cup = Tournament(name="Cup", start_date="1", end_date="2", type="Single Elimination", restrictions={"team_gender": "Women`s"})
for count in (8, 16):
    teams = []
    for number in range(count):
        one, two = (WomenPlayer(name=name, surname="Silva", points=100 - number) for name in "AB")
        teams.append(WomenTeam(player_one=one, player_two=two))
    matches = SingleEliminationSeeder(cup, teams, "full").seed()
    later = [match for match in matches if match.team_one_match_from and match.stage not in ("3/4", "F")]
    for match in later:
        print(f"match {match.match_number}, {match.stage}: {match.team_one_match_from} and {match.team_two_match_from}")
    asked = {source for match in matches for source in (match.team_one_match_from, match.team_two_match_from)}
    print(f"{count} teams, forgotten:", *sorted(set(range(1, count - 1)) - asked))
for kind, one, two in ((FullMatch, 2, 1), (FullMatch, 2, 0), (ShortMatch, 1, 0)):
    try:
        kind(match_number=1, stage="F", score_team_one=one, score_team_two=two)
        print(f"{one}:{two} is kept")
    except ValueError:
        print(f"{one}:{two} is refused")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
match 5, SF: 1 and 2
match 6, SF: 2 and 3
8 teams, forgotten: 4
match 9, QF: 1 and 2
match 10, QF: 2 and 3
match 11, QF: 3 and 4
match 12, QF: 4 and 5
match 13, SF: 9 and 10
match 14, SF: 10 and 11
16 teams, forgotten: 6 7 8 12
2:1 is kept
2:0 is refused
1:0 is refused
END
)" ]
