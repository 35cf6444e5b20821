#!/usr/bin/env bash
# calcurse 4.7.1 (Debian package 4.7.1-1), a calendar: a series of four weeks with a week left out, "COUNT=4" and "EXDATE", goes
# on one week longer when it's read, as it doesn't count what's left out. A camp of three days each week is read as a single day
# each week, though one that is held once has its three days. And where a whole day is left out, it writes a date with a time,
# "VALUE=DATE:20270112T000000".
# Expected: RFC 5545: EXDATE takes away from what the rule with its count has made; each repetition is as long as the first; a
# DATE has no time. recurring-ical-events 3.8.0 (Python) has the days.
# Seen: entries, the days here, the days there, and there again from what's written here; the line that's written for a day left
# out.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root calcurse=4.7.1-1 libncursesw6=6.4-4 libtinfo6=6.4-4
for package in *.deb; do
  dpkg -x "$package" .
done
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py icalendar==6.3.2 \
  recurring-ical-events==3.8.0
LD_LIBRARY_PATH="$(echo "$folder"/lib/*-linux-gnu "$folder"/usr/lib/*-linux-gnu | tr ' ' ':')"
export TZ=UTC LC_ALL=C
calcurse() {
  LD_LIBRARY_PATH="$LD_LIBRARY_PATH" nice -n 19 usr/bin/calcurse -D data "$@"
}
show() {
  {
    printf 'BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//example//EN\nBEGIN:VEVENT\nUID:1\nDTSTAMP:20270101T000000Z\nSUMMARY:entry\n'
    printf '%s\n' "$@"
    printf 'END:VEVENT\nEND:VCALENDAR\n'
  } > entry.ics
  rm -rf data && mkdir data
  calcurse -i entry.ics > /dev/null
  calcurse -x > written.ics
  echo "$*"
  calcurse -Q --from 01/01/2027 --to 03/01/2027 --filter-type cal | sed -nE 's|^(../..)/27:$|\1|p' | paste -s -d , |
    sed 's/^/  here: /; s/,/, /g'
  PYTHONPATH=py python3 - <<'END'
from datetime import date, timedelta
import icalendar
import recurring_ical_events
for what, name in (("there", "entry.ics"), ("there, as written here", "written.ics")):
    entries = recurring_ical_events.of(icalendar.Calendar.from_ical(open(name).read()))
    days = (date(2027, 1, 1) + timedelta(day) for day in range(59))
    print(f"  {what}:", ", ".join(day.strftime("%m/%d") for day in days if entries.at(day)))
END
}
seen="$(show DTSTART:20270104T180000Z DTEND:20270104T190000Z 'RRULE:FREQ=WEEKLY;COUNT=4'
show DTSTART:20270104T180000Z DTEND:20270104T190000Z 'RRULE:FREQ=WEEKLY;COUNT=4' EXDATE:20270111T180000Z
show 'DTSTART;VALUE=DATE:20270105' 'DTEND;VALUE=DATE:20270108'
show 'DTSTART;VALUE=DATE:20270105' 'DTEND;VALUE=DATE:20270108' 'RRULE:FREQ=WEEKLY;COUNT=2'
show 'DTSTART;VALUE=DATE:20270105' 'RRULE:FREQ=WEEKLY;UNTIL=20270119' 'EXDATE;VALUE=DATE:20270112'
grep EXDATE written.ics)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
DTSTART:20270104T180000Z DTEND:20270104T190000Z RRULE:FREQ=WEEKLY;COUNT=4
  here: 01/04, 01/11, 01/18, 01/25
  there: 01/04, 01/11, 01/18, 01/25
  there, as written here: 01/04, 01/11, 01/18, 01/25
DTSTART:20270104T180000Z DTEND:20270104T190000Z RRULE:FREQ=WEEKLY;COUNT=4 EXDATE:20270111T180000Z
  here: 01/04, 01/18, 01/25, 02/01
  there: 01/04, 01/18, 01/25
  there, as written here: 01/04, 01/18, 01/25, 02/01
DTSTART;VALUE=DATE:20270105 DTEND;VALUE=DATE:20270108
  here: 01/05, 01/06, 01/07
  there: 01/05, 01/06, 01/07
  there, as written here: 01/05, 01/06, 01/07
DTSTART;VALUE=DATE:20270105 DTEND;VALUE=DATE:20270108 RRULE:FREQ=WEEKLY;COUNT=2
  here: 01/05, 01/12
  there: 01/05, 01/06, 01/07, 01/12, 01/13, 01/14
  there, as written here: 01/05, 01/12
DTSTART;VALUE=DATE:20270105 RRULE:FREQ=WEEKLY;UNTIL=20270119 EXDATE;VALUE=DATE:20270112
  here: 01/05, 01/19
  there: 01/05, 01/19
  there, as written here: 01/05, 01/19
EXDATE;VALUE=DATE:20270112T000000
END
)" ]
