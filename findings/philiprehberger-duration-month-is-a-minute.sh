#!/usr/bin/env bash
# philiprehberger-duration 0.4.0 (Python): it reads ISO 8601, but only days, hours, minutes and seconds. With weeks or months in
# it, the text goes to the reader of "2h30m", which takes every number with letters after it and leaves out all else. So P1M,
# a month, is a minute, and so are a minus, a number without a unit at the end ("1h30") and what's before a comma ("1,5h")
# left out. It prints a minus that it reads as a plus: an hour less two is "-1w 6d 23h", and that read again is two weeks less
# an hour.
# Expected: ISO 8601, which it says it takes; a ValueError for what "cannot be parsed"; and a text that it wrote read as the
# same time.
# Seen: how many seconds it reads in each text, and the differences.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install philiprehberger-duration==0.4.0
seen="$(env/bin/python - <<'END'
from philiprehberger_duration import Duration, format, parse

for text in ("PT1M", "P1M", "P3M", "1h", "-1h", "1h30", "1,5h"):
    print(f"{text}: {parse(text):g}")
less = Duration(hours=1) - Duration(hours=2)
print(f"1h - 2h: {less}, {format(less.total_seconds(), style='iso')}; read again: {parse(str(less)):.0f}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
PT1M: 60
P1M: 60
P3M: 180
1h: 3600
-1h: 3600
1h30: 3600
1,5h: 18000
1h - 2h: -1w 6d 23h, P-1DT23H; read again: 1206000
END
)" ]
