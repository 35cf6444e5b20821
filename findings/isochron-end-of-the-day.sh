#!/usr/bin/env bash
# isochron 0.1.0 (Python), dates and times of ISO 8601: "2026-12-31T24:00:00", the end of the year, is the midnight before that
# day, a whole day too early. And a monthly recurrence from 31 January stays on the 28th after February, as a yearly one from
# 29 February does, even in the next leap year.
# Expected: 24:00 is the end of a day and the same as 00:00 of the next one. And each date counts from the start: 31 January and
# two months are 31 March, as it says itself for one period of two months. Its README: "T24:00:00 midnight accepted".
# Seen: three moments; then four dates each of some recurrences.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install --no-deps isochron==0.1.0
seen="$(env/bin/python - <<'END'
from itertools import islice
from isochron import parse_datetime, parse_recurring

for text in ("2026-12-31T00:00:00", "2026-12-31T23:59:59", "2026-12-31T24:00:00", "2027-01-01T00:00:00"):
    print(text, "is", parse_datetime(text))
for text in ("R4/2026-01-31/P2M", "R4/2026-01-31/P1M", "R4/2026-03-31/P1M", "R5/2024-02-29/P1Y"):
    print(text, "is", *islice(parse_recurring(text), 5))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
2026-12-31T00:00:00 is 2026-12-31 00:00:00
2026-12-31T23:59:59 is 2026-12-31 23:59:59
2026-12-31T24:00:00 is 2026-12-31 00:00:00
2027-01-01T00:00:00 is 2027-01-01 00:00:00
R4/2026-01-31/P2M is 2026-01-31 2026-03-31 2026-05-31 2026-07-31
R4/2026-01-31/P1M is 2026-01-31 2026-02-28 2026-03-28 2026-04-28
R4/2026-03-31/P1M is 2026-03-31 2026-04-30 2026-05-30 2026-06-30
R5/2024-02-29/P1Y is 2024-02-29 2025-02-28 2026-02-28 2027-02-28 2028-02-28
END
)" ]
