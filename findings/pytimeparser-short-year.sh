#!/usr/bin/env bash
# pytimeparser 0.2.0 (Python), durations that people type: a year has 52 weeks, 364 days, and a month four, 28. So twelve months
# are four weeks less than a year, and 365 days are more than one. Half an hour is an hour, since words that it doesn't know
# don't count. In "1,000 seconds" the comma is a point. And "2 to 4 hours" is another duration each time, drawn by lot.
# Expected: a year of at least 365 days, twelve months to it; half of an hour; a thousand seconds; and the same answer each time.
# Seen: the days in five texts, the seconds in two, and how many durations there are in twenty times "2 to 4 hours".
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install pytimeparser==0.2.0
seen="$(env/bin/python - <<'END'
from pytimeparser import parse

for text in ("1 month", "4 weeks", "12 months", "1 year", "P1Y"):
    print(f"{text}: {parse(text).days} days")
for text in ("half an hour", "1,000 seconds"):
    print(f"{text}: {parse(text).total_seconds():g} seconds")
print("2 to 4 hours, twenty times:", len({parse("2 to 4 hours") for _ in range(20)}), "durations")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
1 month: 28 days
4 weeks: 28 days
12 months: 336 days
1 year: 364 days
P1Y: 364 days
half an hour: 3600 seconds
1,000 seconds: 1 seconds
2 to 4 hours, twenty times: 20 durations
END
)" ]
