#!/usr/bin/env bash
# rrule-humanize 0.1.0 (Python) leaves out which day of the month it is, unless it's a plain number: the last Friday, the
# first Friday and the last day of each month are all "Every month".
# Expected: it "supports all RFC 5545 RRULE components", and these are among them. recurrent 0.4.1 writes "last Fri of every
# month" from the same rule.
# Seen: "Every month" for BYDAY=-1FR, BYDAY=1FR and BYMONTHDAY=-1; "on the 15th" for BYMONTHDAY=15.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install rrule-humanize==0.1.0 recurrent==0.4.1
seen="$(env/bin/python -W ignore - <<'END'
from datetime import datetime
import recurrent
from rrule_humanize import humanize

for rule in ("FREQ=MONTHLY;BYDAY=-1FR", "FREQ=MONTHLY;BYDAY=1FR", "FREQ=MONTHLY;BYMONTHDAY=-1", "FREQ=MONTHLY;BYMONTHDAY=15"):
    print(f"{rule}: {humanize(rule)}; recurrent: {recurrent.format('RRULE:' + rule, datetime(2026, 11, 27))}")
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'FREQ=MONTHLY;BYDAY=-1FR: Every month; recurrent: last Fri of every month' \
  'FREQ=MONTHLY;BYDAY=1FR: Every month; recurrent: 1st Fri of every month' \
  'FREQ=MONTHLY;BYMONTHDAY=-1: Every month; recurrent: last of every month' \
  'FREQ=MONTHLY;BYMONTHDAY=15: Every month, on the 15th; recurrent: 15th of every month')" ]
