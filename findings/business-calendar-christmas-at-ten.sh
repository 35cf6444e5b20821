#!/usr/bin/env bash
# business-calendar 0.2.1 (Python): with a time, a holiday is none: 25 December at 10 o'clock is a business day. The business day
# before the 28th is Christmas at 10 o'clock, too, and so is the last one of the list when it's adjusted. Forwards, and without
# a time, it's right.
# Expected: "all functions will accept either a `str`, a `datetime.datetime` or a `datetime.date`", and its own examples begin
# with `datetime.datetime.today()`, which has a time.
# Seen, with 25 December 2026, a Friday, as a holiday between two others: business day or not, one forwards from 24 and one back
# from 28 December, and the day before adjusted.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  business-calendar==0.2.1
seen="$(PYTHONPATH=py python3 -W ignore - <<'END'
from datetime import datetime
from business_calendar import PREVIOUS, Calendar

calendar = Calendar(holidays=["2026-01-01", "2026-12-25", "2027-01-01"])
for hour in (0, 10):
    print(f"at {hour}:00: is it a business day?", calendar.isbusday(datetime(2026, 12, 25, hour)),
          "24 and 1:", calendar.addbusdays(datetime(2026, 12, 24, hour), 1),
          "28 less 1:", calendar.addbusdays(datetime(2026, 12, 28, hour), -1),
          "25 adjusted:", calendar.adjust(datetime(2026, 12, 25, hour), PREVIOUS))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
at 0:00: is it a business day? False 24 and 1: 2026-12-28 00:00:00 28 less 1: 2026-12-24 00:00:00 25 adjusted: 2026-12-24 00:00:00
at 10:00: is it a business day? True 24 and 1: 2026-12-28 10:00:00 28 less 1: 2026-12-25 10:00:00 25 adjusted: 2026-12-25 10:00:00
END
)" ]
