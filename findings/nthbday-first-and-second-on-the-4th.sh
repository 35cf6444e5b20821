#!/usr/bin/env bash
# nthBday 0.2.7 (Python): after one of its Indian holidays, two working days in a row are the same day: the first and the second
# working day of May 2026 are both the 4th, the second and third of October 2026 both the 5th, and from there on every one
# comes a day early. The same from the end: the fifth-last and the sixth-last of December 2026 are both the 24th. The one that was
# moved is a Timestamp, the others are dates, so the two don't even compare equal.
# Expected: 1 May and 2 October are holidays (the package moves from them), so the second working day of May is the 5th and the
# third of October the 6th; a date, as declared ("-> date").
# Seen: the working days by number around the three holidays, and the two "4 May" compared.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  nthBday==0.2.7 pandas==2.2.3 numpy==2.1.3 python-dateutil==2.9.0.post0 six==1.16.0 pytz==2024.1 tzdata==2025.2
seen="$(PYTHONPATH=py python3 - <<'END'
import nthBday

for month, name in [(5, "May"), (10, "October")]:
    days = [nthBday.nth_working_day(month, 2026, number) for number in range(1, 6)]
    print(f"{name} 2026:", ", ".join(f"{number} is {day:%a %d}" for number, day in enumerate(days, 1)))
days = [nthBday.nth_last_working_day(12, 2026, number) for number in range(3, 8)]
print("December 2026 from the end:", ", ".join(f"{number} is {day:%a %d}" for number, day in enumerate(days, 3)))
first, second = nthBday.first_working_day(5, 2026), nthBday.second_working_day(5, 2026)
print("first:", repr(first), "second:", repr(second), "equal:", first == second)
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
May 2026: 1 is Mon 04, 2 is Mon 04, 3 is Tue 05, 4 is Wed 06, 5 is Thu 07
October 2026: 1 is Thu 01, 2 is Mon 05, 3 is Mon 05, 4 is Tue 06, 5 is Wed 07
December 2026 from the end: 3 is Tue 29, 4 is Mon 28, 5 is Thu 24, 6 is Thu 24, 7 is Wed 23
first: Timestamp('2026-05-04 00:00:00') second: datetime.date(2026, 5, 4) equal: False
SEEN
)" ]
