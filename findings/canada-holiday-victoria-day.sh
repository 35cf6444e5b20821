#!/usr/bin/env bash
# canada-holiday 1.2.0 (Python): `is_holiday` looks at the first holiday of a month only. The 26th of December, Boxing Day in
# Ontario, is none, since Christmas comes before it, and 30 September none after Labour Day. Victoria Day, the Monday before 25
# May, is 25 May if that's a Monday. And each question adds the country's holidays to the province's once more.
# Expected: each day that's in its own list for the year; "Monday before May 25th", which was 18 May in 2020 and 2026.
# Seen: days, if they're holidays, and Victoria Day of years; and how many holidays a year has, when asked three times.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  --ignore-requires-python canada-holiday==1.2.0
seen="$(PYTHONPATH=py python3 - <<'END'
import contextlib, io
from datetime import date
from canada_holiday import get_holidays, is_holiday

def quietly(function, *values):
    with contextlib.redirect_stdout(io.StringIO()):
        return function(*values)

for day in (date(2026, 12, 25), date(2026, 12, 26), date(2026, 9, 30), date(2026, 4, 3)):
    listed = [holiday.name for holiday in quietly(get_holidays, "Ontario", day.year) if holiday.date == day]
    print(f"{day} is {listed[0]}:", quietly(is_holiday, day, "Ontario"))
for year in (2025, 2026, 2027):
    found = [holiday.date for holiday in quietly(get_holidays, "Ontario", year) if holiday.name == "Victoria Day"]
    print("Victoria Day:", found[0])
print("holidays of a year in Yukon:", *(len(quietly(get_holidays, "Yukon", 2026)) for _ in range(3)))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
2026-12-25 is Christmas Day: True
2026-12-26 is Boxing Day: False
2026-09-30 is National Day for Truth and Reconciliation: False
2026-04-03 is Good Friday: True
Victoria Day: 2025-05-19
Victoria Day: 2026-05-25
Victoria Day: 2027-05-24
holidays of a year in Yukon: 10 15 20
END
)" ]
