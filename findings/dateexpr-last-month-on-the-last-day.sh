#!/usr/bin/env bash
# dateexpr 1.0.0 (Python): on the last day of a month the start of a month or quarter is its last day. From 31 January, the start
# of the month before is 31 December; from 31 May, the quarter starts on 30 April. It goes to the 1st, then back by months, and
# then, as it has kept in mind that it was the last day, to the last day again. And with quarters that begin in March, June,
# September and December, January is in the one of September: back from January it counts to month 0.
# Expected: `@last_month` "start of previous month", `@this_quarter` "start of current quarter", and "custom quarter start
# months".
# Seen: the 30th and the 31st with each of these; and days with quarters of their own.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  dateexpr==1.0.0 pytz==2025.2 python-dateutil==2.9.0.post0 six==1.17.0
seen="$(PYTHONPATH=py python3 - <<'END'
from dateexpr import DateExpr

def find(day, *words, **settings):
    return " ".join(f"{word} {DateExpr(day, **settings).advanced('@' + word).to_datetime():%d.%m.%Y}" for word in words)

for day in ("2024-01-30", "2024-01-31", "2024-05-30", "2024-05-31"):
    print(day, find(day, "this_month", "last_month", "this_quarter", "next_quarter"))
for day in ("2024-12-15", "2024-01-15", "2024-03-15"):
    print(day, "from March:", find(day, "this_quarter", "next_quarter", quarters=[3, 6, 9, 12]))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
2024-01-30 this_month 01.01.2024 last_month 01.12.2023 this_quarter 01.01.2024 next_quarter 01.04.2024
2024-01-31 this_month 01.01.2024 last_month 31.12.2023 this_quarter 01.01.2024 next_quarter 01.04.2024
2024-05-30 this_month 01.05.2024 last_month 01.04.2024 this_quarter 01.04.2024 next_quarter 01.07.2024
2024-05-31 this_month 01.05.2024 last_month 30.04.2024 this_quarter 30.04.2024 next_quarter 31.07.2024
2024-12-15 from March: this_quarter 01.12.2024 next_quarter 01.03.2025
2024-01-15 from March: this_quarter 01.09.2023 next_quarter 01.12.2023
2024-03-15 from March: this_quarter 01.03.2024 next_quarter 01.06.2024
END
)" ]
