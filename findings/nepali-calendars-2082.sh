#!/usr/bin/env bash
# bikram 2.1.4 and nepali-datetime 1.0.8.5 (Python), Nepal's calendar: for two months of the year 2082, in 2025, they give
# different dates. bikram has the first four months of 2082 with 30, 32, 31 and 32 days instead of 31, 31, 32 and 31. A date
# that one writes, the other reads as the day before, or not at all. Of the years 2000 to 2086 it's the only one.
# Expected: one calendar. Nepal's Republic Day is 15 Jestha; in 2082 it was 29 May 2025.
# Seen: how many days differ; what both say of some, and what bikram reads when the other wrote it; 15 Jestha 2082 in both.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  bikram==2.1.4 nepali-datetime==1.0.8.5
seen="$(PYTHONPATH=py python3 - <<'END'
from datetime import date, timedelta
import nepali_datetime
from bikram import samwat

def both(day):
    return samwat.from_ad(day).as_tuple(), tuple(map(int, str(nepali_datetime.date.from_datetime_date(day)).split("-")))

days = [date(1944, 1, 1) + timedelta(days=number) for number in range((date(2030, 4, 1) - date(1944, 1, 1)).days)]
other = [day for day in days if both(day)[0] != both(day)[1]]
print("different:", len(other), "days, from", other[0], "to", other[-1])
for day in (date(2025, 5, 13), date(2025, 5, 14), date(2025, 5, 15), date(2025, 7, 16), date(2025, 7, 17)):
    print(day, *("-".join(map(str, found)) for found in both(day)), end=" ")
    try:
        print("and back:", samwat.from_iso(str(nepali_datetime.date.from_datetime_date(day))).ad)
    except ValueError:
        print("and back: ValueError")
print("15 Jestha 2082:", samwat(2082, 2, 15).ad, "and", nepali_datetime.date(2082, 2, 15).to_datetime_date())
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
different: 64 days, from 2025-05-14 to 2025-08-16
2025-05-13 2082-1-30 2082-1-30 and back: 2025-05-13
2025-05-14 2082-2-1 2082-1-31 and back: ValueError
2025-05-15 2082-2-2 2082-2-1 and back: 2025-05-14
2025-07-16 2082-4-1 2082-3-32 and back: ValueError
2025-07-17 2082-4-2 2082-4-1 and back: 2025-07-16
15 Jestha 2082: 2025-05-28 and 2025-05-29
END
)" ]
