#!/usr/bin/env bash
# pyawscron 1.0.7 (Python): the next times of a job for the 31st fail as soon as a month has 30 days, and those of one for 29
# February in the three years of four without it: ValueError, day is out of range for month. "31W" looks how long the month is.
# Expected: the months without the day are left out, as AWS does; 31 May after 31 March, 29 February 2028.
# Seen: the next and the previous three schedules of such jobs, from two moments in 2026.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  pyawscron==1.0.7 python-dateutil==2.9.0.post0 six==1.16.0
seen="$(PYTHONPATH=py python3 - <<'END'
from datetime import datetime, timezone
from pyawscron import AWSCron

for expression in ["0 12 30 * ? *", "0 12 31 * ? *", "0 12 31W * ? *", "0 12 L * ? *", "0 12 29 2 ? *"]:
    for ask in (AWSCron.get_next_n_schedule, AWSCron.get_prev_n_schedule):
        try:
            times = ask(3, datetime(2026, 3, 10, tzinfo=timezone.utc), expression)
            print(expression, ask.__name__[4:8], ", ".join(f"{time:%d %b %Y}" for time in times))
        except ValueError as error:
            print(expression, ask.__name__[4:8], "ValueError:", error)
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
0 12 30 * ? * next 30 Mar 2026, 30 Apr 2026, 30 May 2026
0 12 30 * ? * prev 30 Jan 2026, 30 Dec 2025, 30 Nov 2025
0 12 31 * ? * next ValueError: day is out of range for month
0 12 31 * ? * prev 31 Jan 2026, 31 Dec 2025, 31 Oct 2025
0 12 31W * ? * next 31 Mar 2026, 29 May 2026, 31 Jul 2026
0 12 31W * ? * prev 30 Jan 2026, 31 Dec 2025, 31 Oct 2025
0 12 L * ? * next 31 Mar 2026, 30 Apr 2026, 31 May 2026
0 12 L * ? * prev 28 Feb 2026, 31 Jan 2026, 31 Dec 2025
0 12 29 2 ? * next ValueError: day is out of range for month
0 12 29 2 ? * prev ValueError: day is out of range for month
SEEN
)" ]
