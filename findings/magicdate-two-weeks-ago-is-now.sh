#!/usr/bin/env bash
# magicdate 0.2.2 (Python): "two weeks ago", "an hour ago" and "a year ago" are now. Each part of "weeks, days, hours ... ago"
# may be missing, and what's no number is skipped, so with a number in words nothing is left but "ago". In another order, or
# with months, there's no answer at all.
# Expected: two weeks ago, or no answer: "convert fuzzy date to a datetime object", "2 weeks and 1 day ago".
# Seen, from 30 November 2026, 12:00: the date and time found.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps magicdate==0.2.2
seen="$(PYTHONPATH=py python3 -W ignore - <<'END'
import datetime
from unittest import mock
import magicdate as magic

class Clock(datetime.datetime):
    @classmethod
    def now(cls, tz=None):
        return datetime.datetime(2026, 11, 30, 12)
    today = now

class Calendar(datetime.date):
    @classmethod
    def today(cls):
        return datetime.date(2026, 11, 30)

with mock.patch.object(datetime, "datetime", Clock), mock.patch.object(datetime, "date", Calendar):
    for text in ("2 weeks and 1 day ago", "two weeks ago", "an hour ago", "a year ago", "1 day and 2 weeks ago", "3 months ago"):
        print(f"{text}: {magic.magicdate(text)}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
2 weeks and 1 day ago: 2026-11-15 12:00:00
two weeks ago: 2026-11-30 12:00:00
an hour ago: 2026-11-30 12:00:00
a year ago: 2026-11-30 12:00:00
1 day and 2 weeks ago: None
3 months ago: None
END
)" ]
