#!/usr/bin/env bash
# timesense 1.1.0 (Python, English dates): "every february 29" is a party every 30 November, the day it was asked; and "on
# february 29" nothing, though the year after next has one. "Every 30th of november" is every month, "on the 1st and 15th" only
# the 1st, "a week from tomorrow" tomorrow, though "a week from friday" is right. "Friday after next" is the next.
# Expected: like "every March 5": FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29, from 29 February 2028; BYMONTH=11;BYMONTHDAY=30;
# BYMONTHDAY=1,15; 8 December; and 18 December, if "next friday" is the 11th. What's unclear should be nothing ("None").
# Seen: on Monday, 30 November 2026, 15:00. The first of each pair is right.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps timesense==1.1.0
seen="$(PYTHONPATH=py TZ=UTC python3 - <<'END'
from datetime import datetime
from timesense import TimeSenseParser

for phrase in ["every march 5", "every february 29", "february 29 2028", "on february 29", "every november 30",
               "every 30th of november", "every 15th", "every month on the 1st and 15th", "a week from friday",
               "a week from tomorrow", "next friday", "friday after next"]:
    result = TimeSenseParser().parse(phrase + " party", now=datetime(2026, 11, 30, 15))
    told = result.to_dict() if result else {}
    print(f"{phrase}: {told.get('datetime') or told.get('start')}", told.get("recurrence", {}).get("rrule", "once"))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
every march 5: 2027-03-05T00:00:00 FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=5
every february 29: 2026-11-30T15:00:00 FREQ=YEARLY
february 29 2028: 2028-02-29T00:00:00 once
on february 29: None once
every november 30: 2027-11-30T00:00:00 FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=30
every 30th of november: 2026-11-30T00:00:00 FREQ=MONTHLY;BYMONTHDAY=30
every 15th: 2026-12-15T00:00:00 FREQ=MONTHLY;BYMONTHDAY=15
every month on the 1st and 15th: 2026-12-01T00:00:00 FREQ=MONTHLY;BYMONTHDAY=1
a week from friday: 2026-12-11T00:00:00 once
a week from tomorrow: 2026-12-01T00:00:00 once
next friday: 2026-12-11T00:00:00 once
friday after next: 2026-12-11T00:00:00 once
SEEN
)" ]
