#!/usr/bin/env bash
# bornomala-py 0.1.0 (Python), the Bengali calendar of Bangladesh: Bhadro, the fifth month, has 32 days, and Ogrohayon 29. So the
# feasts of winter and spring are a day late: 16 December, Victory Day, is the 2nd of Poush, and 26 March the 13th of Choitro.
# Expected: no month has 32 days. Its README has the "Revised Bengali Calendar (Bangla Academy, Bangladesh)". There, since
# October 2019, six months of 31 days are followed by months of 30 and a Falgun of 29 or 30, so that 21 February is 8 Falgun, 26
# March 12 Choitro and 16 December 1 Poush, as in 1952 and 1971.
# Seen: the length of each month of the year 1433, and the three days.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install --no-deps bornomala-py==0.1.0
seen="$(env/bin/python - <<'END'
from collections import Counter
from datetime import date, timedelta
from bornomala import gregorian_to_bangla

MONTHS = "Boishakh Joishtho Asharh Srabon Bhadro Ashwin Kartik Ogrohayon Poush Magh Falgun Choitro".split()
days = [gregorian_to_bangla(date(2026, 4, 14) + timedelta(days=count)) for count in range(365)]
lengths = Counter(day.month for day in days if day.year == 1433)
print(", ".join(f"{MONTHS[month - 1]} {lengths[month]}" for month in sorted(lengths)))
for day in (date(2026, 12, 16), date(2027, 2, 21), date(2027, 3, 26)):
    found = gregorian_to_bangla(day)
    print(f"{day:%d %B %Y}: {found.day} {MONTHS[found.month - 1]} {found.year}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
Boishakh 31, Joishtho 31, Asharh 31, Srabon 31, Bhadro 32, Ashwin 30, Kartik 30, Ogrohayon 29, Poush 30, Magh 30, Falgun 29, Choitro 31
16 December 2026: 2 Poush 1433
21 February 2027: 9 Falgun 1433
26 March 2027: 13 Choitro 1433
END
)" ]
