#!/usr/bin/env bash
# crontabula 0.1.8 (Python): the "next time at which this crontab should execute" is up to 59 seconds ago: the minute that has
# begun is given first. Who runs a job, and asks again, has it again. A time with a zone gives times without one, and a range that
# goes round (20-8) is taken without a word, with no hours in it.
# Expected: "future points in time"; times in the zone that was asked in; an InvalidExpression, as for 25 o'clock.
# Seen: the first two times after four moments, with whether they are later; a time in UTC+2; and the hours of three ranges.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  crontabula==0.1.8 click==8.1.8
seen="$(PYTHONPATH=py python3 - <<'END'
from datetime import datetime, timedelta, timezone
from itertools import islice
from crontabula import InvalidExpression, parse

noon = parse("0 12 * * *")
for clock in [(11, 59, 59), (12, 0, 0), (12, 0, 59), (12, 1, 0)]:
    moment = datetime(2026, 3, 1, *clock)
    times = list(islice(noon.date_times(moment), 2))
    print(f"after {moment:%d %b %H:%M:%S}:", ", ".join(f"{time:%d %b %H:%M} (later: {time > moment})" for time in times))
print("in UTC+2:", repr(next(noon.date_times(datetime(2026, 3, 1, 9, tzinfo=timezone(timedelta(hours=2)))))))
for hours in ("8-20", "20-8", "20-25"):
    try:
        print(hours, "has the hours", parse(f"0 {hours} * * *").hours)
    except InvalidExpression as error:
        print(hours, "InvalidExpression:", error)
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
after 01 Mar 11:59:59: 01 Mar 12:00 (later: True), 02 Mar 12:00 (later: True)
after 01 Mar 12:00:00: 01 Mar 12:00 (later: False), 02 Mar 12:00 (later: True)
after 01 Mar 12:00:59: 01 Mar 12:00 (later: False), 02 Mar 12:00 (later: True)
after 01 Mar 12:01:00: 02 Mar 12:00 (later: True), 03 Mar 12:00 (later: True)
in UTC+2: datetime.datetime(2026, 3, 1, 12, 0)
8-20 has the hours [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]
20-8 has the hours []
20-25 InvalidExpression: 25 is greater than 23 or less than 0
SEEN
)" ]
