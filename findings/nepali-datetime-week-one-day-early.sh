#!/usr/bin/env bash
# nepali-datetime 1.0.8.5 (Python): a date that is written as year, week and weekday is read back one day early. Its days are
# counted from Sunday, but the reader was taken over from Python's, which counts from Monday. `timetuple()` gives the same days
# to Python's `time`, which then writes Tuesday for a Monday.
# Expected: the date that was written; "local time tuple compatible with time.localtime()", where Monday is 0. Python's own
# `datetime` gives back each date.
# Seen: eight dates of 2083 and 2084, and what's read; 14 Mangsir 2083, a Monday (30 November 2026), through `time.strftime`.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  nepali-datetime==1.0.8.5
seen="$(TZ=UTC LC_ALL=C PYTHONPATH=py python3 - <<'END'
import datetime, time
import nepali_datetime

def back(kind, date, form):
    return kind.strptime(date.strftime(form), form).date()

for days in (0, 1, 50, 100, 150, 228, 300, 366):
    date = nepali_datetime.date(2083, 1, 1) + datetime.timedelta(days=days)
    plain = date.to_datetime_date()
    print(date, date.strftime("%Y, week %U, %a"), "read:", back(nepali_datetime.datetime, date, "%Y %U %w"),
          "usual:", back(datetime.datetime, plain, "%Y %U %w") == plain)
date = nepali_datetime.date(2083, 8, 14)
print(date.strftime("%A"), time.strftime("%A", date.timetuple()), date.to_datetime_date().strftime("%A"))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
2083-01-01 2083, week 00, Tue read: 2082-12-30 usual: True
2083-01-02 2083, week 00, Wed read: 2083-01-01 usual: True
2083-02-20 2083, week 07, Wed read: 2083-02-19 usual: True
2083-04-07 2083, week 14, Thu read: 2083-04-06 usual: True
2083-05-26 2083, week 21, Fri read: 2083-05-25 usual: True
2083-08-12 2083, week 32, Sat read: 2083-08-11 usual: True
2083-10-25 2083, week 43, Mon read: 2083-10-24 usual: True
2084-01-02 2084, week 00, Thu read: 2084-01-01 usual: True
Monday Tuesday Monday
END
)" ]
