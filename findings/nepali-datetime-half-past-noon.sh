#!/usr/bin/env bash
# nepali-datetime 1.0.8.5 (Python): half past noon is written "00:30 PM", and its own `strptime` refuses that, as it does
# "00:30 AM". The offset that it writes, "+0545", it reads as a `TypeError`. And "%%" stays two percent signs.
# Expected: as with Python's `datetime`, "inspired by" which it is and after which its README sets line for line: the hour on
# a clock of 12 is 12 at noon and at midnight, and what was written with a format can be read with it.
# Seen, for 14 Mangsir 2083: what is written and what's read back.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  nepali-datetime==1.0.8.5
seen="$(TZ=UTC PYTHONPATH=py python3 - <<'END'
import datetime
import nepali_datetime

def show(hour, form):
    written = nepali_datetime.datetime(2083, 8, 14, hour, 30).strftime(form)
    usual = datetime.datetime(2026, 11, 30, hour, 30).strftime(form)[11:]
    try:
        read = nepali_datetime.datetime.strptime(written, form)
    except (TypeError, ValueError) as error:
        read = type(error).__name__
    print(written, f"(usual: {usual})" if usual else "", "read:", read)

for hour in (0, 11, 12, 13):
    show(hour, "%Y-%m-%d %I:%M %p")
show(9, "%Y-%m-%d%z")
print(nepali_datetime.date(2083, 8, 14).strftime("%d: 100%%"), datetime.date(2026, 11, 14).strftime("(usual: %d: 100%%)"))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
2083-08-14 00:30 AM (usual: 12:30 AM) read: ValueError
2083-08-14 11:30 AM (usual: 11:30 AM) read: 2083-08-14 11:30:00+05:45
2083-08-14 00:30 PM (usual: 12:30 PM) read: ValueError
2083-08-14 01:30 PM (usual: 01:30 PM) read: 2083-08-14 13:30:00+05:45
2083-08-14+0545  read: TypeError
14: 100%% (usual: 14: 100%)
END
)" ]
