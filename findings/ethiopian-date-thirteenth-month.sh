#!/usr/bin/env bash
# ethiopian_date 1.0 (Python), dates of Ethiopia: the answer is one of Python's dates, which know no thirteenth month and no 30
# February. So the last five or six days of each year can't be had, nor the last day or two of the second month: a ValueError,
# on 10 September and on 9 November among others.
# Expected: a date for each day; the calendar has twelve months of thirty days and a short thirteenth. The other way, to the
# Gregorian date, it takes all of these.
# Seen: on which days of a year it fails, with the message, and the way back for two days that it can't give.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  ethiopian_date==1.0 six==1.17.0
seen="$(PYTHONPATH=py python3 - <<'END'
from datetime import date, timedelta
from ethiopian_date import EthiopianDateConverter

failed = {}
for number in range(365):
    day = date(2025, 9, 11) + timedelta(number)
    try:
        EthiopianDateConverter.to_ethiopian(day.year, day.month, day.day)
    except ValueError as error:
        failed.setdefault(str(error), []).append(day)
for message, days in failed.items():
    print(f"{message}:", *days)
for year, month, day in ((2018, 2, 30), (2018, 13, 5)):
    print(f"{year}-{month}-{day}: {EthiopianDateConverter.to_gregorian(year, month, day)}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
day is out of range for month: 2025-11-08 2025-11-09
month must be in 1..12: 2026-09-06 2026-09-07 2026-09-08 2026-09-09 2026-09-10
2018-2-30: 2025-11-09
2018-13-5: 2026-09-10
END
)" ]
