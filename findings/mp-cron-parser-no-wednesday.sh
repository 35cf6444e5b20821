#!/usr/bin/env bash
# mp-cron-parser 0.1.5 (Python, MicroPython): no job can be for Wednesday or July by name: WED has a W in it and JUL an L, the
# signs that aren't supported. And where the month has to change, the day and the hour stay what they were: asked on 20 March,
# every day of June at 9 begins on 20 June; asked at 10:30, on the 21st; and 1 June is 1 June of the next year.
# Expected: WED and JUL, which are in its table of names; 1 June, the next time there is.
# Seen: six names tried, and the next time after three moments, in UTC.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps mp-cron-parser==0.1.5
seen="$(PYTHONPATH=py TZ=UTC python3 - <<'END'
import calendar
import time
from cron_parser import Cron

for expression in ["0 9 * * TUE", "0 9 * * WED", "0 9 * * wed", "0 9 * * 3", "0 9 * JUN *", "0 9 * JUL *", "0 9 * 7 *"]:
    try:
        Cron(expression)
        print(expression, "is taken")
    except ValueError as error:
        print(expression, "ValueError:", error)
for expression in ("0 9 * 6 *", "0 9 1 6 *"):
    for moment in [(2026, 3, 1, 0, 0, 0), (2026, 3, 20, 0, 0, 0), (2026, 3, 20, 10, 30, 0)]:
        after = calendar.timegm(moment)
        form = "%a %d %b %Y %H:%M"
        found = Cron(expression).next_run(after)
        print(expression, "after", time.strftime(form, time.gmtime(after)), "is", time.strftime(form, time.gmtime(found)))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
0 9 * * TUE is taken
0 9 * * WED ValueError: Unsupported feature in cron expression: 'L', 'W', or '#'
0 9 * * wed ValueError: Unsupported feature in cron field: 'L', 'W', or '#'
0 9 * * 3 is taken
0 9 * JUN * is taken
0 9 * JUL * ValueError: Unsupported feature in cron expression: 'L', 'W', or '#'
0 9 * 7 * is taken
0 9 * 6 * after Sun 01 Mar 2026 00:00 is Mon 01 Jun 2026 09:00
0 9 * 6 * after Fri 20 Mar 2026 00:00 is Sat 20 Jun 2026 09:00
0 9 * 6 * after Fri 20 Mar 2026 10:30 is Sun 21 Jun 2026 09:00
0 9 1 6 * after Sun 01 Mar 2026 00:00 is Mon 01 Jun 2026 09:00
0 9 1 6 * after Fri 20 Mar 2026 00:00 is Tue 01 Jun 2027 09:00
0 9 1 6 * after Fri 20 Mar 2026 10:30 is Tue 01 Jun 2027 09:00
SEEN
)" ]
