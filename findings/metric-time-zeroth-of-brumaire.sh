#!/usr/bin/env bash
# metric-time 1.0.8 (Python), the calendar of the French Revolution: the 30th of each month is day 0 of the next one, and 30
# Fructidor an `IndexError`. The year is the number of days divided by 365 and rounded, so it changes in winter: the
# example in its README, for 20 May 2020, is year 229 and not 228 as it says there.
# Expected: "12 months, each with exactly 30 days"; "the year usually begins on the 22nd of September", the first in 1792.
# The ninth of Thermidor of year 2 was 27 July 1794.
# Seen: the last days of months; the day of the README; the same day from year to year, and from month to month.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  metric-time==1.0.8 pytz==2025.2
seen="$(TZ=UTC PYTHONPATH=py python3 - <<'END'
from datetime import datetime, timezone
from metric_time import RepublicanCalendar

def show(*day):
    moment = datetime(*day, tzinfo=timezone.utc)
    try:
        print(f"{moment:%d %B %Y}:", str(RepublicanCalendar().republican_date(moment)).split(": ")[1])
    except IndexError as error:
        print(f"{moment:%d %B %Y}:", type(error).__name__)

for day in ((2025, 10, 20), (2025, 10, 21), (2025, 10, 22), (2025, 11, 20), (2026, 9, 15), (2026, 9, 16), (2026, 9, 17)):
    show(*day)
for day in ((2020, 5, 20), (1794, 7, 27), (2026, 1, 2), (2026, 2, 2), (2026, 3, 2), (2026, 9, 2), (2026, 10, 2)):
    show(*day)
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
20 October 2025: Nonidi 29 Vendémiaire 234
21 October 2025: Décadi 0 Brumaire 234
22 October 2025: Primidi 1 Brumaire 234
20 November 2025: Décadi 0 Frimaire 234
15 September 2026: Nonidi 29 Fructidor 235
16 September 2026: IndexError
17 September 2026: La Fête de la Vertu 1 None 235
20 May 2020: Duodi 2 Prairial 229
27 July 1794: Nonidi 9 Thermidor 3
02 January 2026: Tridi 13 Nivôse 234
02 February 2026: Quartidi 14 Pluviôse 235
02 March 2026: Duodi 12 Ventôse 235
02 September 2026: Sextidi 16 Fructidor 235
02 October 2026: Primidi 11 Vendémiaire 235
END
)" ]
