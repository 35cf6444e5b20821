#!/usr/bin/env bash
# ctparse 0.3.6 (Python) reads "12am" as noon: twelve is the one hour that it doesn't convert, so that midnight and noon
# are the same, and "12:30am" is half past noon. "1am" and "midnight" are right. And of "1.5 hours" it reads the 5.
# Expected: 12 am is midnight, as parsedatetime 2.6 and dateparser 1.5.0 read it, and 1.5 hours are an hour and a half.
# Whoever plans an evening until midnight plans it for half a day.
# Seen: "12am 12:00", "12pm 12:00", "12:30am 12:30", "1.5 hours: 5 hours".
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install ctparse==0.3.6 parsedatetime==2.6 dateparser==1.5.0
cat > midnight.py <<'END'
from datetime import datetime
from ctparse import ctparse
import dateparser, parsedatetime

now = datetime(2026, 3, 4, 15)
for written in ("12am", "12pm", "12:30am", "1am", "midnight"):
    one = ctparse(written, ts=now).resolution.dt
    other = parsedatetime.Calendar().parseDT(written, now)[0]
    third = dateparser.parse(written, settings={"RELATIVE_BASE": now})
    print(f"{written}: ctparse {one:%H:%M}, parsedatetime {other:%H:%M}, dateparser {third:%H:%M}")
print(f"1.5 hours: ctparse {ctparse('1.5 hours', ts=now).resolution}")
END
seen="$(env/bin/python midnight.py)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '12am: ctparse 12:00, parsedatetime 00:00, dateparser 00:00' \
  '12pm: ctparse 12:00, parsedatetime 12:00, dateparser 12:00' \
  '12:30am: ctparse 12:30, parsedatetime 00:30, dateparser 00:30' \
  '1am: ctparse 01:00, parsedatetime 01:00, dateparser 01:00' \
  'midnight: ctparse 00:00, parsedatetime 00:00, dateparser 00:00' \
  '1.5 hours: ctparse 5 hours')" ]
