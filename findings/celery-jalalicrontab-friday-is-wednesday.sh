#!/usr/bin/env bash
# celery-jalalicrontab 1.0.3 with celery 5.2.7 and jdatetime 3.6.4 (Python): a task for Friday runs on Wednesday, one for Sunday
# on Friday, and "mon-fri" is Saturday to Wednesday. The Iranian dates count their week from Saturday, the names are still
# Celery's, which count from Sunday, and the one number is taken for the other.
# Expected: "You can use JalaliCrontab just like celery crontab"; there "friday" is Friday. Only months and days are Iranian.
# Seen: the first three runs after noon of 1 Farvardin 1404 (Friday, 21 March 2025), by Celery's own and by this crontab.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  celery-jalalicrontab==1.0.3 celery==5.2.7 jdatetime==3.6.4 kombu==5.2.4 amqp==5.1.1 vine==5.0.0 billiard==3.6.4.0 \
  pytz==2024.1 click==8.1.7 click-didyoumean==0.3.0 click-plugins==1.1.1 click-repl==0.3.0 prompt-toolkit==3.0.43 \
  wcwidth==0.2.13 six==1.16.0
seen="$(PYTHONPATH=py TZ=UTC python3 -W ignore - <<'END'
from datetime import datetime
import pytz
from celery.schedules import crontab
from jalalicrontab.schedule import JalaliCrontab
from jalalicrontab.time import jalalidatetime

def runs(schedule, last):
    days = []
    for _ in range(3):
        start, delta, _ = schedule.remaining_delta(last)
        next = start + delta
        last = last.replace(year=next.year, month=next.month, day=next.day, hour=0)
        plain = next.togregorian() if hasattr(next, "togregorian") else next
        days.append(plain.strftime("%a %d %b"))
    return ", ".join(days)

for day in ["sunday", "friday", "saturday", "mon-fri"]:
    print(f"{day}:", runs(crontab(0, 0, day), datetime(2025, 3, 21, 12, tzinfo=pytz.utc)), end=" | ")
    print(runs(JalaliCrontab(0, 0, day), jalalidatetime(1404, 1, 1, 12, tzinfo=pytz.utc)))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
sunday: Sun 23 Mar, Sun 30 Mar, Sun 06 Apr | Fri 28 Mar, Fri 04 Apr, Fri 11 Apr
friday: Fri 28 Mar, Fri 04 Apr, Fri 11 Apr | Wed 26 Mar, Wed 02 Apr, Wed 09 Apr
saturday: Sat 22 Mar, Sat 29 Mar, Sat 05 Apr | Thu 27 Mar, Thu 03 Apr, Thu 10 Apr
mon-fri: Mon 24 Mar, Tue 25 Mar, Wed 26 Mar | Sat 22 Mar, Sun 23 Mar, Mon 24 Mar
SEEN
)" ]
