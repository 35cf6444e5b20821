#!/usr/bin/env bash
# relatime 1.1.0 (Python), Splunk's relative times like "-1d@d": the start of the quarter, "@q", is the month divided by three,
# rounded down, times three. So quarters begin in March, June, September and December, the year ends with a quarter of one month, and
# in January and February it's a ValueError: there's no month 0. And a unit in capitals, "-1D", is read and does nothing.
# Expected: quarters that begin on 1 January, 1 April, 1 July and 1 October, as Splunk's documentation has them; and a day less
# for "-1D", or an error.
# Seen: the start of the quarter on the 15th of each month, and what "-1d" and "-1D" are at noon on 15 May.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install relatime==1.1.0 python-dateutil==2.9.0.post0 pytz==2025.2 six==1.17.0
seen="$(env/bin/python -W ignore - <<'END'
from datetime import datetime
from relatime import timeParser

for month in range(1, 13):
    day = datetime(2026, month, 15, 12)
    try:
        print(f"{day:%d %b}: {timeParser('@q', now=lambda: day):%d %b %Y}")
    except ValueError as error:
        print(f"{day:%d %b}: {error}")
for text in ("-1d", "-1D"):
    print(f"{text}: {timeParser(text, now=lambda: datetime(2026, 5, 15, 12)):%d %b}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
15 Jan: month must be in 1..12
15 Feb: month must be in 1..12
15 Mar: 01 Mar 2026
15 Apr: 01 Mar 2026
15 May: 01 Mar 2026
15 Jun: 01 Jun 2026
15 Jul: 01 Jun 2026
15 Aug: 01 Jun 2026
15 Sep: 01 Sep 2026
15 Oct: 01 Sep 2026
15 Nov: 01 Sep 2026
15 Dec: 01 Dec 2026
-1d: 14 May
-1D: 15 May
END
)" ]
