#!/usr/bin/env bash
# cronwhen 0.2 (Python): an expression that has once gone past the end of an hour or a day remembers it: asked again for another
# moment, it forgets to begin the next hour at its first minute, and misses times. "0,30 9 * * *", at ten past seven, is at nine
# when the object is new, and at half past nine when it was asked something before.
# Expected: the same answer to the same question; nothing says that a CronExpression is good for one question.
# Seen: three questions to a new object each, to one object, and to one object in the other order.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps cronwhen==0.2
seen="$(PYTHONPATH=py python3 - <<'END'
from datetime import datetime
from cronwhen.cronwhen import CronExpression

for text, moments in [
    ("0,30 9 * * *", [datetime(2026, 3, 10, 9, 40), datetime(2026, 3, 10, 7, 10), datetime(2026, 3, 9, 8, 15)]),
    ("15,45 8,20 * * MON", [datetime(2026, 3, 9, 21, 0), datetime(2026, 3, 10, 7, 30), datetime(2026, 3, 8, 12, 20)]),
]:
    one, other = CronExpression(text), CronExpression(text)
    reversed_order = [other.get_next_occurrence(moment) for moment in reversed(moments)][::-1]
    for moment, turned in zip(moments, reversed_order):
        new = CronExpression(text).get_next_occurrence(moment)
        print(f"{text} after {moment:%a %d %H:%M}: new {new:%a %d %H:%M}, "
              f"one object {one.get_next_occurrence(moment):%a %d %H:%M}, other order {turned:%a %d %H:%M}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
0,30 9 * * * after Tue 10 09:40: new Wed 11 09:00, one object Wed 11 09:00, other order Wed 11 09:00
0,30 9 * * * after Tue 10 07:10: new Tue 10 09:00, one object Tue 10 09:30, other order Tue 10 09:00
0,30 9 * * * after Mon 09 08:15: new Mon 09 09:00, one object Mon 09 09:30, other order Mon 09 09:00
15,45 8,20 * * MON after Mon 09 21:00: new Mon 16 08:15, one object Mon 16 08:15, other order Mon 16 08:15
15,45 8,20 * * MON after Tue 10 07:30: new Mon 16 08:15, one object Mon 16 08:15, other order Mon 16 08:15
15,45 8,20 * * MON after Sun 08 12:20: new Mon 09 08:15, one object Mon 09 20:15, other order Mon 09 08:15
SEEN
)" ]
