#!/usr/bin/env bash
# doccron 1.6.2 (Python): a schedule with a year (its sixth field) has an end, and then gives None for ever; and a table with two
# of them fails there, before the later job's times: TypeError, '<' not supported. "31W" in a month whose 31st is a Sunday is
# the 1st of the next month. In Quartz mode, 1 for a weekday is Monday (in Quartz: Sunday), and Sunday to Friday (0-5) has no
# Sunday in either mode.
# Expected: the iteration ends; the other job goes on; Friday the 29th, as "W" doesn't leave the month; Quartz's own numbers.
# Seen: up to 4 (or 5) times of each schedule; the years are far off, as it counts from the present.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  doccron==1.6.2 python-dateutil==2.9.0.post0 six==1.16.0
seen="$(PYTHONPATH=py TZ=UTC python3 - <<'END'
from itertools import islice
import doccron


def show(words, table, count=4):
    times = []
    try:
        for time in islice(table, count):
            times.append(time and f"{time:%a %d %b %Y}")
    except TypeError as error:
        times.append(f"TypeError: {str(error)[:17]}")
    print(words, "->", ", ".join(map(str, times)))


show("two days of 2037", doccron.cron("0 9 1,2 1 * 2037"))
show("a day of 2037, two of 2038", doccron.cron(["0 9 1 1 * 2037", "0 9 1,2 1 * 2038"]))
show("30W in May 2037", doccron.cron("0 9 30W 5 * 2037"), 1)
show("31W in May 2037", doccron.cron("0 9 31W 5 * 2037"), 1)
show("Quartz, weekday 1", doccron.cron_quartz("0 0 9 ? 1 1 2037"), 1)
show("Quartz, weekday 7", doccron.cron_quartz("0 0 9 ? 1 7 2037"), 1)
show("weekdays 0-5", doccron.cron("0 9 * 1 0-5 2037"), 5)
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
two days of 2037 -> Thu 01 Jan 2037, Fri 02 Jan 2037, None, None
a day of 2037, two of 2038 -> Thu 01 Jan 2037, TypeError: '<' not supported
30W in May 2037 -> Fri 29 May 2037
31W in May 2037 -> Mon 01 Jun 2037
Quartz, weekday 1 -> Mon 05 Jan 2037
Quartz, weekday 7 -> Sun 04 Jan 2037
weekdays 0-5 -> Thu 01 Jan 2037, Fri 02 Jan 2037, Mon 05 Jan 2037, Tue 06 Jan 2037, Wed 07 Jan 2037
SEEN
)" ]
