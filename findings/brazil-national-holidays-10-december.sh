#!/usr/bin/env bash
# brazil_national_holidays 1.0.0 (Python): its holidays of 1999 to 2005 and from 2051 on are written day first ('12/10/2004'), and
# `get_date_range` reads them month first where it can: 10 December is a holiday and 12 October a business day, 9 July for 7
# September, 11 February for 2 November. So it and `get_qtd_days_between_dates` don't agree with `business_days_ahead`.
# Expected: the holidays of the list, as `business_days_ahead` and `is_invalid_date` have them, in every year.
# Seen: the working days (Monday to Friday) that each of the two leaves out, in three years; and a count both ways.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  brazil_national_holidays==1.0.0 pandas==2.2.3 numpy==2.1.3 python-dateutil==2.9.0.post0 six==1.16.0 pytz==2024.1 tzdata==2025.2
seen="$(PYTHONPATH=py python3 -W ignore - <<'END'
import pandas as pd
from brazil_national_holidays.brazil_national_holidays import Holidays

for year in (2004, 2024, 2054):
    first, last = pd.Timestamp(year, 1, 1), pd.Timestamp(year, 12, 31)
    between = set(Holidays.get_date_range(first, last))
    weekdays = [day for day in pd.date_range(first, last) if day.dayofweek < 5]
    off = [day for day in weekdays if Holidays.is_invalid_date(day)]
    out = [day for day in weekdays if day not in between]
    print(year, "only by is_invalid_date:", ", ".join(f"{day:%d %b}" for day in off if day not in out) or "none")
    print(year, "only by get_date_range: ", ", ".join(f"{day:%d %b}" for day in out if day not in off) or "none")
start = pd.Timestamp(2004, 10, 11)
print("one business day after 11 October 2004:", Holidays.business_days_ahead(1, start).date())
print("business days from there to 13 October:", Holidays.get_qtd_days_between_dates(start, pd.Timestamp(2004, 10, 13)))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
2004 only by is_invalid_date: 09 Apr, 10 Jun, 07 Sep, 12 Oct, 02 Nov
2004 only by get_date_range:  05 Jan, 11 Feb, 09 Jul, 06 Oct, 10 Dec
2024 only by is_invalid_date: none
2024 only by get_date_range:  none
2054 only by is_invalid_date: 09 Feb, 10 Feb, 01 May, 07 Sep, 12 Oct, 02 Nov
2054 only by get_date_range:  05 Jan, 11 Feb, 09 Jul, 02 Sep, 02 Oct, 10 Dec
one business day after 11 October 2004: 2004-10-13
business days from there to 13 October: 2
SEEN
)" ]
