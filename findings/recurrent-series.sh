#!/usr/bin/env bash
# recurrent 0.4.1 (Python) understands half of some series, and says nothing of the other half: "every day at noon" and "at
# midnight" have no hour, "every day except sunday" leaves out one Sunday only, "daily for 5 days" never ends, and "every
# friday from 8pm to 10pm" ends today. It reads "at 12pm", "at 12am" and "every friday for 3 weeks".
# Expected: 12:00, no Sundays, five dates, every Friday at 20:00; or None, which it gives for "twice a week".
# Seen, from Friday, 27 November 2026, 15:00, the first 30 dates, unfolded with python-dateutil 2.9.0.post0: 15:00 at noon,
# 4 Sundays, many dates, and one.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install recurrent==0.4.1 python-dateutil==2.9.0.post0
seen="$(env/bin/python -W ignore - <<'END'
from datetime import datetime
from itertools import islice
from dateutil.rrule import rrulestr
from recurrent import RecurringEvent

now = datetime(2026, 11, 27, 15)
for text in ("every day at noon", "every day at 12pm", "every day at midnight", "every day at 12am", "every day except sunday",
             "daily for 5 days", "every friday for 3 weeks", "every friday from 8pm to 10pm"):
    dates = list(islice(rrulestr(RecurringEvent(now_date=now).parse(text), dtstart=now), 30))
    print(f"{text}: {dates[0]:%H:%M}, {'many' if len(dates) == 30 else len(dates)},"
          f" {sum(date.weekday() == 6 for date in dates)} Sundays")
print("twice a week:", RecurringEvent(now_date=now).parse("twice a week"))
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'every day at noon: 15:00, many, 4 Sundays' 'every day at 12pm: 12:00, many, 5 Sundays' \
  'every day at midnight: 15:00, many, 4 Sundays' 'every day at 12am: 00:00, many, 5 Sundays' \
  'every day except sunday: 15:00, many, 4 Sundays' 'daily for 5 days: 15:00, many, 4 Sundays' \
  'every friday for 3 weeks: 15:00, 3, 0 Sundays' 'every friday from 8pm to 10pm: 00:00, 1, 0 Sundays' 'twice a week: None')" ]
