#!/usr/bin/env bash
# cron-schedule-triggers 0.0.11 (Python): the time after noon on 31 March, of a job for the 31st at noon, is noon on 31 March, and
# so on for ever. A job for 29 February comes on 29 March, again and again; the last of December has no next year. The first
# times are often ones that don't match: 0:15 for quarters from 9, the 10th for the 1st and 15th or the last Friday. "0,30 9" has
# no half past nine, and "15W" is the fifteenth working day, not the working day nearest to the 15th.
# Expected: Quartz's times, as it says: 31 May after 31 March; 29 February 2028; 9:00 first; 9:30; Monday 16 March for 15W.
# Seen: the first four times of each expression from Tuesday 10 March 2026 on, to the end of 2032.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  cron-schedule-triggers==0.0.11
seen="$(PYTHONPATH=py python3 - <<'END'
from cstriggers.core.trigger import QuartzCron

for expression in ["0 0 12 31 * ?", "0 0 12 29 2 ?", "0 59 23 31 12 ?", "0 0/15 9 * * ?", "0 0 12 1,15 * ?", "0 0 12 ? * 6L",
                   "0 0,30 9 * * ?", "0 0 12 15W * ?"]:
    cron = QuartzCron(expression, start_date="2026-03-10T00:00:00", end_date="2032-12-31T23:59:59")
    print(expression, "->", ", ".join(f"{time:%a %d %b %y %H:%M}" for time in cron.next_triggers(4)))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
0 0 12 31 * ? -> Tue 31 Mar 26 12:00, Tue 31 Mar 26 12:00, Tue 31 Mar 26 12:00, Tue 31 Mar 26 12:00
0 0 12 29 2 ? -> Sun 29 Mar 26 12:00, Sun 29 Mar 26 12:00, Sun 29 Mar 26 12:00, Sun 29 Mar 26 12:00
0 59 23 31 12 ? -> Thu 31 Dec 26 23:59, Thu 31 Dec 26 23:59, Thu 31 Dec 26 23:59, Thu 31 Dec 26 23:59
0 0/15 9 * * ? -> Tue 10 Mar 26 00:15, Tue 10 Mar 26 00:30, Tue 10 Mar 26 00:45, Tue 10 Mar 26 09:00
0 0 12 1,15 * ? -> Tue 10 Mar 26 12:00, Sun 15 Mar 26 12:00, Wed 01 Apr 26 12:00, Wed 15 Apr 26 12:00
0 0 12 ? * 6L -> Tue 10 Mar 26 12:00, Fri 27 Mar 26 12:00, Fri 24 Apr 26 12:00, Fri 29 May 26 12:00
0 0,30 9 * * ? -> Tue 10 Mar 26 09:00, Wed 11 Mar 26 09:00, Thu 12 Mar 26 09:00, Fri 13 Mar 26 09:00
0 0 12 15W * ? -> Tue 10 Mar 26 12:00, Fri 20 Mar 26 12:00, Tue 21 Apr 26 12:00, Thu 21 May 26 12:00
SEEN
)" ]
