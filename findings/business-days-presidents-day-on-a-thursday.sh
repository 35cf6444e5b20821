#!/usr/bin/env bash
# business-days 0.0.8 (Python): its holidays of the USA have Presidents' Day on a Thursday three years running (18 February 2021,
# 17 February 2022, 16 February 2023): the Monday itself counts as a business day and the Thursday doesn't. Juneteenth is not
# there before 2024, and in 2027 there are no holidays at all, Christmas too is a business day.
# Expected: the third Monday of February, as in its other years (the list is said to be of a bank's holiday schedule); a
# federal and bank holiday on 20 June 2022 and 19 June 2023; an error, or a rule, for a year that isn't in the list.
# Seen: the third Monday and the third Thursday of February, and a few more days.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps business-days==0.0.8
seen="$(PYTHONPATH=py python3 - <<'END'
from datetime import date
from business_days import days_from_now, is_business_day


def kind(day):
    return f"{day:%A %d %B} is a " + ("business day" if is_business_day(day) else "day off")


for year in range(2020, 2025):
    third = [date(year, 2, day) for day in range(15, 22)]
    print(year, ", ".join(kind(day) for day in third if day.weekday() in (0, 3)))
print("one business day after 18 February 2022:", days_from_now(date(2022, 2, 18), 1))
for day in [date(2022, 6, 20), date(2023, 6, 19), date(2024, 6, 19), date(2026, 12, 25), date(2027, 1, 1), date(2028, 12, 25)]:
    print(day.year, kind(day))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
2020 Monday 17 February is a day off, Thursday 20 February is a business day
2021 Monday 15 February is a business day, Thursday 18 February is a day off
2022 Thursday 17 February is a day off, Monday 21 February is a business day
2023 Thursday 16 February is a day off, Monday 20 February is a business day
2024 Thursday 15 February is a business day, Monday 19 February is a day off
one business day after 18 February 2022: 2022-02-21
2022 Monday 20 June is a business day
2023 Monday 19 June is a business day
2024 Wednesday 19 June is a day off
2026 Friday 25 December is a day off
2027 Friday 01 January is a business day
2028 Monday 25 December is a business day
SEEN
)" ]
