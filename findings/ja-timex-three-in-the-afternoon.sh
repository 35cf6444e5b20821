#!/usr/bin/env bash
# ja-timex 0.2.8 (Python), Japanese words for times: "午後3時", three in the afternoon, is T15 as a value, but to_datetime() makes it
# three at night. So do "3:30PM" and "夜8時", eight in the evening. "25時", one at night of the next day, is right on the 29th of
# November, and raises "day is out of range for month" on the 30th, since one is added to the day.
# Expected: the same hour in value and datetime. Its README: time expressions can be turned into datetime objects; "15時" is
# 15:00, and the 29th shows that an hour past 24 is meant to be of the next day.
# Seen: the value and the datetime of some words, with a reference on the 29th or 30th of November 2026.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install ja-timex==0.2.8
seen="$(env/bin/python - <<'END'
import pendulum
from ja_timex import TimexParser

for day, texts in ((29, ("15時", "午前9時30分", "午後3時", "午後3時30分", "3:30PM", "夜8時", "25時")), (30, ("25時",))):
    parser = TimexParser(reference=pendulum.datetime(2026, 11, day, 10, tz="Asia/Tokyo"))
    for text in texts:
        (found,) = parser.parse(text)
        try:
            print(f"{text}: {found.value}, {found.to_datetime():%d %b %H:%M}")
        except ValueError as error:
            print(f"{text}: {found.value}, {error}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
15時: T15-XX-XX, 29 Nov 15:00
午前9時30分: T09-30-XX, 29 Nov 09:30
午後3時: T15-XX-XX, 29 Nov 03:00
午後3時30分: T15-30-XX, 29 Nov 03:30
3:30PM: T15-30-XX, 29 Nov 03:30
夜8時: T20-XX-XX, 29 Nov 08:00
25時: T25-XX-XX, 30 Nov 01:00
25時: T25-XX-XX, day is out of range for month
END
)" ]
