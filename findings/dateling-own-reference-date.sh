#!/usr/bin/env bash
# dateling 1.4.1 (Python), words for dates: the README sets a reference date as text, reference_date="2025-06-11", and the example
# below it then raises a TypeError, and "{monday}" an AttributeError. With a real date it works. But asked for the nearest 31st in
# November it raises "day is out of range for month", where the month before has one.
# Expected: the README: "You may also set a fixed reference date", with "{today -3y | year_end}". "month=nearest_month" is the
# month, or the one before "if resulting date is in the future", and 31 October is the nearest 31st.
# Seen: what comes of some expressions, with the reference as text and as a date.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install dateling==1.4.1 pandas==2.2.3 numpy==1.26.4
readme="$(grep -A1 'reference_date="2025-06-11"' env/lib/python3*/site-packages/dateling-1.4.1.dist-info/METADATA)"
seen="$(echo "$readme"; env/bin/python - <<'END'
from datetime import date
from dateling import DatelingResolver

for reference, text in (("2025-06-11", "{today -3y | year_end}"), (date(2025, 6, 11), "{today -3y | year_end}"),
                        ("2025-06-11", "{monday}"), (date(2025, 6, 11), "{monday}"),
                        (date(2026, 11, 15), "{today | month=nearest_month, day=30}"),
                        (date(2026, 11, 15), "{today | month=nearest_month, day=31}")):
    try:
        found = DatelingResolver(reference_date=reference).resolve(text)
    except (AttributeError, TypeError, ValueError) as error:
        found = type(error).__name__
    print(f"{reference!r}, {text}: {found}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
resolver = DatelingResolver(reference_date="2025-06-11")
date = resolver.resolve("{today -3y | year_end}")
'2025-06-11', {today -3y | year_end}: TypeError
datetime.date(2025, 6, 11), {today -3y | year_end}: 2022-12-31
'2025-06-11', {monday}: AttributeError
datetime.date(2025, 6, 11), {monday}: 2025-06-09
datetime.date(2026, 11, 15), {today | month=nearest_month, day=30}: 2026-10-30
datetime.date(2026, 11, 15), {today | month=nearest_month, day=31}: ValueError
END
)" ]
