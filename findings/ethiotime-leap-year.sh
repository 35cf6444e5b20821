#!/usr/bin/env bash
# ethiotime 1.0.2 (Python), dates of Ethiopia: it gives the sixth day of the thirteenth month to the years that can be divided by
# four. It belongs to the year before, so one year in four all dates are a day off: 11 September 2023 is New Year, and the
# next Christmas, 7 January 2024, is the 29th of Tahsas. The last day of 2015 is refused.
# Expected: a year has the sixth day if it leaves three when divided by four, 2015 and 2019; ethiopian_date 1.0 (Python) does so:
# New Year 2016 was on 12 September 2023, and that Christmas on 28 Tahsas.
# Seen: five days in both packages, the sixth day of the thirteenth month of 2015, and on how many days of 2021 to 2024 the two
# disagree; the other package has no answer for some days.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  ethiotime==1.0.2 ethiopian_date==1.0 six==1.17.0
seen="$(PYTHONPATH=py python3 - <<'END'
from datetime import date, timedelta
from ethiopian_date import EthiopianDateConverter
from ethiotime import CalendarService

def other(day):
    try:
        found = EthiopianDateConverter.to_ethiopian(day.year, day.month, day.day)
        return found.year, found.month, found.day
    except ValueError:
        return None

for day in (date(2023, 1, 7), date(2023, 9, 12), date(2023, 9, 28), date(2024, 1, 7), date(2024, 9, 11)):
    print(f"{day}: {CalendarService.gc_to_ec(day)}; ethiopian_date: {other(day)}")
try:
    print(CalendarService.ec_to_gc(2015, 13, 6))
except ValueError as error:
    print("2015-13-6:", error)
days = [date(2021, 1, 1) + timedelta(number) for number in range(4 * 365 + 1)]
print("days with another date:", sum(other(day) not in (None, CalendarService.gc_to_ec(day)) for day in days))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
2023-01-07: (2015, 4, 29); ethiopian_date: (2015, 4, 29)
2023-09-12: (2016, 1, 2); ethiopian_date: (2016, 1, 1)
2023-09-28: (2016, 1, 18); ethiopian_date: (2016, 1, 17)
2024-01-07: (2016, 4, 29); ethiopian_date: (2016, 4, 28)
2024-09-11: (2017, 1, 1); ethiopian_date: (2017, 1, 1)
2015-13-6: Day must be between 1 and 5 for Pagume in year 2015. Got 6.
days with another date: 359
END
)" ]
