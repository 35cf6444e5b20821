#!/usr/bin/env bash
# dtexp 0.1.2 (Python), date expressions: "/ 3m" goes to the start of the quarter, but from May that's 1 March, and from January
# and February it raises "month must be in 1..12". "/ 7d" is the 7th, 14th and so on, and raises on the first six days of each
# month. Months and days are counted from nought, as hours are.
# Expected: its README: "/" goes to the start of the interval, intervals subdivide the next higher unit, and "day intervals are
# aligned to the month". Months and days begin with 1: 1 April is the start of the second quarter, and 1 November that of the
# month's first week of days. Hours are right.
# Seen: the start of some intervals.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install dtexp==0.1.2 pendulum==3.1.0
seen="$(env/bin/python - <<'END'
from dtexp import parse_dtexp

for text in ("2026-11-30T15:42:00Z / 6h", "2026-11-30T15:42:00Z / m", "2026-11-30T15:42:00Z / y", "2026-01-15T10:00:00Z / 3m",
             "2026-03-31T10:00:00Z / 3m", "2026-05-15T10:00:00Z / 3m", "2026-11-01T10:00:00Z / 7d", "2026-11-07T10:00:00Z / 7d",
             "2026-11-08T10:00:00Z / 7d", "2026-11-01T10:00:00Z / 2d"):
    try:
        print(f"{text}: {parse_dtexp(text):%Y-%m-%d %H:%M}")
    except ValueError as error:
        print(f"{text}: {error}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
2026-11-30T15:42:00Z / 6h: 2026-11-30 12:00
2026-11-30T15:42:00Z / m: 2026-11-01 00:00
2026-11-30T15:42:00Z / y: 2026-01-01 00:00
2026-01-15T10:00:00Z / 3m: month must be in 1..12
2026-03-31T10:00:00Z / 3m: 2026-03-01 00:00
2026-05-15T10:00:00Z / 3m: 2026-03-01 00:00
2026-11-01T10:00:00Z / 7d: day is out of range for month
2026-11-07T10:00:00Z / 7d: 2026-11-07 00:00
2026-11-08T10:00:00Z / 7d: 2026-11-07 00:00
2026-11-01T10:00:00Z / 2d: day is out of range for month
END
)" ]
