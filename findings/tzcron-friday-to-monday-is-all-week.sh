#!/usr/bin/env bash
# tzcron 1.0.0 (Python): a range that goes round the end matches everything. FRI-MON is every day of the week, 22-2 is all 24
# hours. And what it doesn't know at the end of a field it drops without a word: TUES-THURS is Tuesdays only, 6#3 (Quartz: the
# third Saturday) is every Saturday, 0/15 (Quartz: each quarter of an hour, from 0) is once an hour.
# Expected: Friday to Monday and 22 to 2 o'clock, or InvalidExpression, which the library has for what it can't parse ("L" and
# "?" raise it); "a library to work with cron/quartz expressions".
# Seen: how many times each expression comes in January 2026, which begins on a Thursday, and the first ones.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  tzcron==1.0.0 six==1.16.0 pytz==2024.1 python-dateutil==2.9.0.post0
seen="$(PYTHONPATH=py python3 - <<'END'
from datetime import datetime
import pytz
import tzcron

first = datetime(2026, 1, 1, tzinfo=pytz.utc)
last = datetime(2026, 1, 31, 23, 59, tzinfo=pytz.utc)
for expression in ["0 9 * * FRI-SUN *", "0 9 * * FRI-MON *", "0 20-23 1 * * *", "0 22-2 1 * * *", "0 9 * * TUE-THU *",
                   "0 9 * * TUES-THURS *", "0 9 * * 6 *", "0 9 * * 6#3 *", "*/15 9 1 * * *", "0/15 9 1 * * *", "0 9 L * * *"]:
    try:
        times = list(tzcron.Schedule(expression, pytz.utc, first, last))
        print(expression, "-", len(times), "times:", ", ".join(time.strftime("%a %d %H:%M") for time in times[:4]))
    except tzcron.InvalidExpression as error:
        print(expression, "- InvalidExpression:", error)
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
0 9 * * FRI-SUN * - 14 times: Fri 02 09:00, Sat 03 09:00, Sun 04 09:00, Fri 09 09:00
0 9 * * FRI-MON * - 31 times: Thu 01 09:00, Fri 02 09:00, Sat 03 09:00, Sun 04 09:00
0 20-23 1 * * * - 4 times: Thu 01 20:00, Thu 01 21:00, Thu 01 22:00, Thu 01 23:00
0 22-2 1 * * * - 24 times: Thu 01 00:00, Thu 01 01:00, Thu 01 02:00, Thu 01 03:00
0 9 * * TUE-THU * - 13 times: Thu 01 09:00, Tue 06 09:00, Wed 07 09:00, Thu 08 09:00
0 9 * * TUES-THURS * - 4 times: Tue 06 09:00, Tue 13 09:00, Tue 20 09:00, Tue 27 09:00
0 9 * * 6 * - 5 times: Sat 03 09:00, Sat 10 09:00, Sat 17 09:00, Sat 24 09:00
0 9 * * 6#3 * - 5 times: Sat 03 09:00, Sat 10 09:00, Sat 17 09:00, Sat 24 09:00
*/15 9 1 * * * - 4 times: Thu 01 09:00, Thu 01 09:15, Thu 01 09:30, Thu 01 09:45
0/15 9 1 * * * - 1 times: Thu 01 09:00
0 9 L * * * - InvalidExpression: Invalid expression: L
SEEN
)" ]
