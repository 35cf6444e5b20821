#!/usr/bin/env bash
# cron-parser-py 1.0.0 (Python): the time before, of a job of June, September, November or February, asked in an earlier month of
# the year, is looked for from the 31st: ValueError, day is out of range. On 29 February nothing can be asked, ahead or back
# (the limit is the same day 5 years off). At 12:00:30 the run of 12:00 isn't "the most recent run" before, the one of the
# day before is; and "within 5 seconds" is_due says yes 62 seconds late.
# Expected: the last run before ("strictly before"), 1 June of the year before; an answer on 29 February; 12:00; False.
# Seen: the run before 10 March for jobs of four months; both ways on 29 February 2028; before half a minute past; is_due.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps cron-parser-py==1.0.0
seen="$(PYTHONPATH=py python3 - <<'END'
from datetime import datetime
from cron_parser_py.parser import CronParser
from cron_parser_py.scheduler import CronScheduler


def ask(text, question, moment):
    try:
        answer = question(CronParser.parse(text), moment)
    except ValueError as error:
        answer = f"ValueError: {error}"
    print(text, question.__name__, f"{moment:%d %b %Y %H:%M:%S}:", answer)


for month in (5, 6, 7, 9):
    ask(f"0 12 1 {month} *", CronScheduler.previous_run, datetime(2026, 3, 10))
for question in (CronScheduler.next_run, CronScheduler.previous_run):
    ask("0 12 * * *", question, datetime(2028, 2, 28, 9))
    ask("0 12 * * *", question, datetime(2028, 2, 29, 9))
for second in (0, 30):
    ask("0 12 * * *", CronScheduler.previous_run, datetime(2026, 3, 10, 12, 0, second))
noon = CronParser.parse("0 12 * * *")
for minute, second in [(1, 2), (1, 58), (2, 2)]:
    moment = datetime(2026, 3, 10, 12, minute, second)
    print(f"due at {moment:%H:%M:%S}, 5 seconds allowed:", CronScheduler.is_due(noon, moment, 5))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
0 12 1 5 * previous_run 10 Mar 2026 00:00:00: 2025-05-01 12:00:00
0 12 1 6 * previous_run 10 Mar 2026 00:00:00: ValueError: day is out of range for month
0 12 1 7 * previous_run 10 Mar 2026 00:00:00: 2025-07-01 12:00:00
0 12 1 9 * previous_run 10 Mar 2026 00:00:00: ValueError: day is out of range for month
0 12 * * * next_run 28 Feb 2028 09:00:00: 2028-02-28 12:00:00
0 12 * * * next_run 29 Feb 2028 09:00:00: ValueError: day is out of range for month
0 12 * * * previous_run 28 Feb 2028 09:00:00: 2028-02-27 12:00:00
0 12 * * * previous_run 29 Feb 2028 09:00:00: ValueError: day is out of range for month
0 12 * * * previous_run 10 Mar 2026 12:00:00: 2026-03-09 12:00:00
0 12 * * * previous_run 10 Mar 2026 12:00:30: 2026-03-09 12:00:00
due at 12:01:02, 5 seconds allowed: True
due at 12:01:58, 5 seconds allowed: False
due at 12:02:02, 5 seconds allowed: False
SEEN
)" ]
