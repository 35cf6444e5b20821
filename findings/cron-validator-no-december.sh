#!/usr/bin/env bash
# cron-validator 1.0.8 (Python): December is never in a range that goes round the year nor in a step: 10-2 is October, November,
# January and February, 6/6 is June only. Steps of days and months count from 0: */3 is March, June and September (not January,
# April, July, October) and */10 the 10th, 20th and 30th (not the 1st). "31W" raises in a month of 30 days.
# Expected: October to February with December, as it takes such ranges; */3 from the first month, as cron has it ("this package
# shall imitate the real cron syntax"); no error for a day that April doesn't have.
# Seen: the days of 2026 that match each expression, and 31W asked on 30 April.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  cron-validator==1.0.8 python-dateutil==2.9.0.post0 pytz==2024.1 six==1.16.0
seen="$(PYTHONPATH=py python3 - <<'END'
from datetime import datetime, timedelta
from cron_validator import CronValidator, Version

days = [datetime(2026, 1, 1) + timedelta(days=count) for count in range(365)]
for expression in ["0 0 1 10-12 *", "0 0 1 10-2 *", "0 0 1 12 *", "0 0 1 6/6 *", "0 0 1 */3 *", "0 0 */10 1 *", "0 0 1/10 1 *"]:
    found = [f"{day:%d %b}" for day in days if CronValidator.match_datetime(expression, day)]
    print(expression, "-", ", ".join(found))
for day in (datetime(2026, 3, 31), datetime(2026, 4, 30)):
    try:
        print(f"31W on {day:%d %b}:", CronValidator.match_datetime("0 0 * * 31W", day, Version.EB))
    except ValueError as error:
        print(f"31W on {day:%d %b}: ValueError:", error)
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
0 0 1 10-12 * - 01 Oct, 01 Nov, 01 Dec
0 0 1 10-2 * - 01 Jan, 01 Feb, 01 Oct, 01 Nov
0 0 1 12 * - 01 Dec
0 0 1 6/6 * - 01 Jun
0 0 1 */3 * - 01 Mar, 01 Jun, 01 Sep
0 0 */10 1 * - 10 Jan, 20 Jan, 30 Jan
0 0 1/10 1 * - 01 Jan, 11 Jan, 21 Jan, 31 Jan
31W on 31 Mar: True
31W on 30 Apr: ValueError: day is out of range for month
SEEN
)" ]
