#!/usr/bin/env bash
# superdate 0.2.2 (Python): a time of midnight is thrown away, also when it was written, and what has no time is the whole day.
# So midnight equals three in the afternoon and isn't before it. A day less makes the days until tomorrow (the day is read as a
# date, "1 day, 0:00:00"), and a day more an error. And two that are equal have two hashes.
# Expected: "If a time was detected, then a datetime will be returned"; "Wednesday at noon" is before "Wednesday 4pm", so is
# midnight; it "should be usable anywhere a regular datetime is", which can take a timedelta and be a key.
# Seen: these.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  superdate==0.2.2 parsedatetime==2.6
seen="$(PYTHONPATH=py TZ=UTC python3 - <<'END'
from datetime import timedelta
from superdate import SuperDate, parse_date

for text in ["2026-04-08 00:00", "2026-04-08 00:01", "2026-04-08T00:00:00"]:
    time = SuperDate(text)
    print(f"{text}: {parse_date(text)!r}, before 15:00: {time < '2026-04-08 15:00'}, equal: {time == '2026-04-08 15:00'}")

day = SuperDate("2026-04-08 12:00")
print("a day less:", type(day - timedelta(days=1)).__name__)
try:
    print("a day more:", day + timedelta(days=1))
except TypeError as error:
    print("a day more:", error)
other = SuperDate("2026-04-08")
print("equal:", day == other, "in a set:", len({day, other}))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
2026-04-08 00:00: datetime.date(2026, 4, 8), before 15:00: False, equal: True
2026-04-08 00:01: datetime.datetime(2026, 4, 8, 0, 1), before 15:00: True, equal: False
2026-04-08T00:00:00: datetime.date(2026, 4, 8), before 15:00: False, equal: True
a day less: timedelta
a day more: unsupported operand type(s) for +: 'datetime.datetime' and 'datetime.datetime'
equal: True in a set: 2
SEEN
)" ]
