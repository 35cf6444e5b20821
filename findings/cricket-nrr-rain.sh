#!/usr/bin/env bash
# cricket-nrr 0.1.1 (Python), net run rates in cricket, "all official ICC NRR rules": after rain it divides what the first team
# made in all its overs by the overs of the second. 250 in 50 overs, and a revised target of 151 in 25, count as 250 in 25, ten
# runs an over. So who wins by ten runs is 4.4 runs an over better. Without these overs it's the winner who is worse, by 0.6.
# Nowhere can the runs be given.
# Expected: the ICC's playing conditions: the first team is credited with one run less than the target, off the overs that the
# second one had to reach it: 150 in 25, and the winner is better by 0.4. A net run rate decides who goes through.
# Seen: the net run rate of both teams, with the overs credited and without.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install cricket-nrr==0.1.1
seen="$(env/bin/python - <<'END'
from dataclasses import fields
from datetime import date
from cricket_nrr import InningsRecord, MatchRecord, Over, TeamNRRPool

first = InningsRecord(250, Over("50.0"), 7, False, Over("50.0"))
second = InningsRecord(140, Over("25.0"), 6, False, Over("25.0"))
for credited in (Over("25.0"), None):
    match = MatchRecord("1", date(2026, 6, 1), "Ann", "Ben", first, second, "team1", dls_affected=True,
                        dls_team1_overs_credited=credited, format="ODI")
    rates = (f"{team} {TeamNRRPool.from_matches(team, [match]).nrr():+.1f}" for team in ("Ann", "Ben"))
    print(f"credited {credited} overs:", *rates)
print("fields of a match:", *(field.name for field in fields(MatchRecord) if "dls" in field.name))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
credited 25.0 overs: Ann +4.4 Ben -4.4
credited None overs: Ann -0.6 Ben +0.6
fields of a match: dls_affected dls_team1_overs_credited
END
)" ]
