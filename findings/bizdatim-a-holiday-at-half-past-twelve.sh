#!/usr/bin/env bash
# bizdatim 0.2.0 (Python): a holiday is none as soon as the day has a time: its README's own example, ten business hours and a
# day after 29 June, ends at half past twelve on the holiday, not on the Monday after. And going back a number of days that
# isn't whole weeks ("possibly negative") runs through the calendar to the year 1: OverflowError.
# Expected: 4 July 12:30, as the README says (its list of holidays needs a comma to be one); a business day before Wednesday
# 29 June is Tuesday 28 June.
# Seen: the same day asked as a date and as a time; sums with both; and days back.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps bizdatim==0.2.0
seen="$(PYTHONPATH=py python3 - <<'END'
from datetime import date, datetime, time, timedelta
from bizdatim import SAT, SUN, Policy

policy = Policy(weekends=(SAT, SUN), holidays=(date(2011, 7, 1),), hours=(time(8), time(20)))
for day in (date(2011, 7, 1), datetime(2011, 7, 1, 12, 30)):
    print(f"{day} is a day off: {policy.is_day_off(day)}")
print("29 June 14:30 + 1 day and 10 hours:", policy.add(datetime(2011, 6, 29, 14, 30), timedelta(days=1, hours=10)))
print("30 June + 1 day:", policy.add(date(2011, 6, 30), 1))
print("30 June 14:00 + 1 day:", policy.add(datetime(2011, 6, 30, 14), 1))
for days in (-1, -4, -5, -10):
    try:
        print("29 June", days, "days:", policy.add(date(2011, 6, 29), days))
    except OverflowError as error:
        print("29 June", days, "days: OverflowError:", error)
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
2011-07-01 is a day off: True
2011-07-01 12:30:00 is a day off: False
29 June 14:30 + 1 day and 10 hours: 2011-07-01 12:30:00
30 June + 1 day: 2011-07-04
30 June 14:00 + 1 day: 2011-07-01 14:00:00
29 June -1 days: OverflowError: date value out of range
29 June -4 days: OverflowError: date value out of range
29 June -5 days: 2011-06-22
29 June -10 days: 2011-06-15
SEEN
)" ]
