#!/usr/bin/env bash
# ical2html 3.0 (Debian package 3.0-1), a month as a table: of a weekly training that was moved once it shows both, the old day
# and the new one. Days that are left out of a series, "EXDATE", are shown, and additional ones, "RDATE", aren't. A camp of
# three days has three days if it's once, and one if it's each week.
# Expected: "create an HTML table from icalendar data"; RFC 5545: RECURRENCE-ID stands for the repetition that it names, EXDATE
# takes away, RDATE adds, and each repetition is as long as the first. recurring-ical-events 3.8.0 (Python) does it.
# Seen: entries of January 2027, the days here, and the days there.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root ical2html=3.0-1 libical3=3.0.16-1+b1 libicu72=72.1-3+deb12u1
for package in *.deb; do
  dpkg -x "$package" .
done
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py icalendar==6.3.2 \
  recurring-ical-events==3.8.0
library="$(echo "$folder"/usr/lib/*-linux-gnu)"
show() {
  echo "$*" | sed 's/ | /\n  and /'
  {
    printf '%s\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:-//example//EN BEGIN:VEVENT UID:1 DTSTAMP:20270101T000000Z SUMMARY:entry "$@"
    printf '%s\n' END:VEVENT END:VCALENDAR
  } | sed 's/^|$/END:VEVENT\nBEGIN:VEVENT\nUID:1\nDTSTAMP:20270101T000000Z\nSUMMARY:entry/' > entry.ics
  LD_LIBRARY_PATH="$library" TZ=UTC nice -n 19 usr/bin/ical2html 20270101 P30D entry.ics > month.html
  PYTHONPATH=py python3 - <<'END'
import re
from datetime import date, timedelta
import icalendar
import recurring_ical_events

text = open("month.html").read()
here, day = [], None
for token in re.findall(r">\s*(\d{1,2})\s*<|(entry)", text):
    if token[0]:
        day = token[0]
    else:
        here.append(day)
entries = recurring_ical_events.of(icalendar.Calendar.from_ical(open("entry.ics").read()))
days = (date(2027, 1, 1) + timedelta(day) for day in range(31))
print("  here:", ", ".join(here))
print("  there:", ", ".join(str(day.day) for day in days if entries.at(day)))
END
}
weekly=(DTSTART:20270104T180000Z DTEND:20270104T190000Z 'RRULE:FREQ=WEEKLY;COUNT=4')
camp=('DTSTART;VALUE=DATE:20270105' 'DTEND;VALUE=DATE:20270108')
seen="$(show "${weekly[@]}"
show "${weekly[@]}" '|' RECURRENCE-ID:20270111T180000Z DTSTART:20270112T200000Z DTEND:20270112T210000Z
show "${weekly[@]}" EXDATE:20270111T180000Z
show "${weekly[@]}" RDATE:20270114T180000Z
show "${camp[@]}"
show "${camp[@]}" 'RRULE:FREQ=WEEKLY;COUNT=2')"
echo "$seen"
[ "$seen" = "$(cat <<'END'
DTSTART:20270104T180000Z DTEND:20270104T190000Z RRULE:FREQ=WEEKLY;COUNT=4
  here: 4, 11, 18, 25
  there: 4, 11, 18, 25
DTSTART:20270104T180000Z DTEND:20270104T190000Z RRULE:FREQ=WEEKLY;COUNT=4
  and RECURRENCE-ID:20270111T180000Z DTSTART:20270112T200000Z DTEND:20270112T210000Z
  here: 4, 11, 12, 18, 25
  there: 4, 12, 18, 25
DTSTART:20270104T180000Z DTEND:20270104T190000Z RRULE:FREQ=WEEKLY;COUNT=4 EXDATE:20270111T180000Z
  here: 4, 11, 18, 25
  there: 4, 18, 25
DTSTART:20270104T180000Z DTEND:20270104T190000Z RRULE:FREQ=WEEKLY;COUNT=4 RDATE:20270114T180000Z
  here: 4, 11, 18, 25
  there: 4, 11, 14, 18, 25
DTSTART;VALUE=DATE:20270105 DTEND;VALUE=DATE:20270108
  here: 5, 6, 7
  there: 5, 6, 7
DTSTART;VALUE=DATE:20270105 DTEND;VALUE=DATE:20270108 RRULE:FREQ=WEEKLY;COUNT=2
  here: 5, 12
  there: 5, 6, 7, 12, 13, 14
END
)" ]
