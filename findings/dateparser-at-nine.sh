#!/usr/bin/env bash
# dateparser 1.5.0 (Python) has no hour without minutes or "pm": after a weekday the number becomes a month ("monday at 9" is
# a day in September), after "tomorrow" or "tonight" it's dropped, and the time is that of now. parsedatetime 2.6 drops it
# after a weekday and after "tomorrow". Neither tells that a part of the text wasn't used. With ":00" all of it is right.
# Expected: 9 o'clock, or no answer: dateparser's `parse` gives None for what it can't parse. timefhuman 0.1.5 reads the hour
# in the first five.
# Seen, from Friday, 27 November 2026, 15:00: "monday at 9" is 2027-09-27 00:00, "tomorrow at 20" is 2026-11-28 15:00.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install dateparser==1.5.0 parsedatetime==2.6 timefhuman==0.1.5
seen="$(env/bin/python -W ignore - <<'END'
from datetime import datetime
import dateparser, parsedatetime, timefhuman

now = datetime(2026, 11, 27, 15)
for text in ("monday at 9", "monday at 9:00", "friday at 8", "tomorrow at 20", "tomorrow at 20:00", "tonight at 9"):
    one = dateparser.parse(text, settings={"RELATIVE_BASE": now, "PREFER_DATES_FROM": "future"})
    other = parsedatetime.Calendar().parseDT(text, now)[0]
    third = timefhuman.timefhuman(text, timefhuman.tfhConfig(now=now))
    third = third[0] if isinstance(third, list) else third
    print(f"{text}: {one:%Y-%m-%d %H:%M}, parsedatetime {other:%Y-%m-%d %H:%M}, timefhuman {third:%Y-%m-%d %H:%M}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
monday at 9: 2027-09-27 00:00, parsedatetime 2026-11-30 15:00, timefhuman 2026-11-30 09:00
monday at 9:00: 2026-11-30 09:00, parsedatetime 2026-11-30 09:00, timefhuman 2026-11-30 09:00
friday at 8: 2027-08-27 00:00, parsedatetime 2026-12-04 15:00, timefhuman 2026-11-27 08:00
tomorrow at 20: 2026-11-28 15:00, parsedatetime 2026-11-28 09:00, timefhuman 2026-11-28 20:00
tomorrow at 20:00: 2026-11-28 20:00, parsedatetime 2026-11-28 20:00, timefhuman 2026-11-28 20:00
tonight at 9: 2026-11-27 15:00, parsedatetime 2026-11-27 21:00, timefhuman 2026-11-27 20:00
END
)" ]
