#!/usr/bin/env bash
# zhdate 0.1 (Python): the last day of the Chinese year has no date, except at midnight sharp. To find the year it asks
# whether the new year is more than 0 whole days away; from 9 in the morning of the last day it's 15 hours, so 0 days, and it
# takes the new year's table and then a day before its first. `today()` raises a TypeError for that whole day, every year.
# A difference has the same fault: from the evening of a day to the day itself it's -1 day.
# Expected: the same date at each hour of a day. "From a Gregorian date to a lunar date object", with a `datetime`, and
# `today()` for "the lunar date of the day", its README says in Chinese.
# Seen: the last day of the years 2025 to 2029, at midnight and at 9; the other days of one week at 9; differences.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps zhdate==0.1
seen="$(PYTHONPATH=py python3 - <<'END'
from datetime import datetime
from unittest import mock
import zhdate
from zhdate import ZhDate

def lunar(*moment):
    try:
        date = ZhDate.from_datetime(datetime(*moment))
    except TypeError:
        return "TypeError"
    return f"{date.lunar_year}-{date.lunar_month}-{date.lunar_day}"

for eve in ((2026, 2, 16), (2027, 2, 5), (2028, 1, 25), (2029, 2, 12), (2030, 2, 2)):
    print("-".join(map(str, eve)), "at 0:00:", lunar(*eve), "at 9:00:", lunar(*eve, 9))
print("14 to 18 February 2026 at 9:00:", *(lunar(2026, 2, day, 9) for day in range(14, 19)))

class Clock(datetime):
    @classmethod
    def now(cls):
        return datetime(2026, 2, 16, 9)

with mock.patch.object(zhdate, "datetime", Clock):
    try:
        print("today:", ZhDate.today())
    except TypeError as error:
        print("today:", type(error).__name__)
print("17 February minus 16, 20:00:", ZhDate(2026, 1, 1) - datetime(2026, 2, 16, 20),
      "minus 17, 20:00:", ZhDate(2026, 1, 1) - datetime(2026, 2, 17, 20))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
2026-2-16 at 0:00: 2025-12-29 at 9:00: TypeError
2027-2-5 at 0:00: 2026-12-29 at 9:00: TypeError
2028-1-25 at 0:00: 2027-12-29 at 9:00: TypeError
2029-2-12 at 0:00: 2028-12-29 at 9:00: TypeError
2030-2-2 at 0:00: 2029-12-30 at 9:00: TypeError
14 to 18 February 2026 at 9:00: 2025-12-27 2025-12-28 TypeError 2026-1-1 2026-1-2
today: TypeError
17 February minus 16, 20:00: 0 minus 17, 20:00: -1
END
)" ]
