#!/usr/bin/env bash
# bizdurr 2.0.1 (Python): whether a moment is on a holiday (or on a day with its own hours) goes by the date where the asker is,
# though the hours go by the shop's clock. So a shop in Auckland is open on its New Year's Day and shut on the day after, for
# whoever asks in UTC; `calculate`, of the same hour, says the opposite. And the night the clocks change, it counts 8 hours of 7.
# Expected: "business hours are interpreted in this timezone, and all calculations are performed relative to it"; "aware
# datetimes in different timezones are converted automatically"; and hours that pass.
# Seen: the same moments asked in two zones, with the hour that `calculate` counts from there; and a night watch in New York.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  bizdurr==2.0.1 tzdata==2025.2
seen="$(PYTHONPATH=py PYTHONTZPATH= python3 - <<'END'
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo
from bizdurr import BusinessDuration

auckland = ZoneInfo("Pacific/Auckland")
shop = BusinessDuration(
    business_hours={"start": "09:00", "end": "17:00"},
    business_timezone="Pacific/Auckland",
    holidays=["2026-01-01"],
    overrides={"2025-12-31": {"start": "09:00", "end": "12:00"}},
)
for day, hour in [(31, 14), (32, 10), (33, 10)]:
    here = datetime(2025, 12, 1, hour, 30, tzinfo=auckland) + timedelta(days=day - 1)
    utc = here.astimezone(timezone.utc)
    counted = shop.calculate(utc, utc + timedelta(hours=1))
    print(here.strftime("%d %b %H:%M"), "in Auckland:", shop.is_within_business_hours(here), end="; ")
    print(utc.strftime("%d %b %H:%M"), "in UTC:", shop.is_within_business_hours(utc), "counted:", counted)

watch = BusinessDuration({"sunday": {"start": "00:00", "end": "08:00"}}, "America/New_York")
print("night of 8 March:", watch.calculate(datetime(2026, 3, 8, 5, tzinfo=timezone.utc),
                                          datetime(2026, 3, 8, 12, tzinfo=timezone.utc)), "of 7:00:00")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
31 Dec 14:30 in Auckland: False; 31 Dec 01:30 in UTC: False counted: 0:00:00
01 Jan 10:30 in Auckland: False; 31 Dec 21:30 in UTC: True counted: 0:00:00
02 Jan 10:30 in Auckland: True; 01 Jan 21:30 in UTC: False counted: 1:00:00
night of 8 March: 8:00:00 of 7:00:00
SEEN
)" ]
