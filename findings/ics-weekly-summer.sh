#!/usr/bin/env bash
# ics 0.7.3 (Python) moves a weekly event by an hour in summer: read and written again, its DTSTART is in UTC, the rule is
# kept, and the time zone is gone, except in EXDATE, whose TZID then refers to nothing. An event that it makes itself has
# no DTSTAMP. And a file without CALSCALE gets one that names a calendar of Georgia, so that other readers refuse it.
# Expected: "20:00 in Berlin, every week" stays that. In RFC 5545 a rule repeats the time of its DTSTART, each TZID needs
# its VTIMEZONE, and DTSTAMP is required. icalendar 7.3.0 writes back what it read; recurring-ical-events 3.8.2 unfolds both.
# Seen: 20:00 on 8 July before, 21:00 after; CALSCALE:GEORGIAN.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install ics==0.7.3 icalendar==7.3.0 recurring-ical-events==3.8.2
seen="$(env/bin/python -W ignore - <<'END'
from datetime import datetime, timezone
from zoneinfo import ZoneInfo
import icalendar, ics, recurring_ical_events

WRITTEN = """BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//example//EN
BEGIN:VTIMEZONE
TZID:Europe/Berlin
BEGIN:STANDARD
DTSTART:19961027T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19970330T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:evening@example
DTSTAMP:20261129T080000Z
DTSTART;TZID=Europe/Berlin:20261203T200000
DURATION:PT2H
RRULE:FREQ=WEEKLY
EXDATE;TZID=Europe/Berlin:20261224T200000
SUMMARY:King
END:VEVENT
END:VCALENDAR
""".replace("\n", "\r\n")

def summer(text):
    calendar = icalendar.Calendar.from_ical(text.replace("GEORGIAN", "GREGORIAN"))
    [event] = recurring_ical_events.of(calendar).at((2027, 7, 8))
    return event["DTSTART"].dt.astimezone(ZoneInfo("Europe/Berlin"))

def lines(text, *names):
    return [line for line in text.split("\r\n") if line.startswith(names)]

again, same = ics.Calendar(WRITTEN).serialize(), icalendar.Calendar.from_ical(WRITTEN).to_ical().decode()
for name, text in (("as written", WRITTEN), ("icalendar", same), ("ics", again)):
    times = lines(text, "CALSCALE", "DTSTART;", "DTSTART:2026", "EXDATE")
    print(f"{name}: {summer(text):%H:%M},", *sorted(times), f"zones: {text.count('BEGIN:VTIMEZONE')}")
try:
    recurring_ical_events.of(icalendar.Calendar.from_ical(again))
except recurring_ical_events.errors.InvalidCalendar as refusal:
    print(refusal)
made = ics.Calendar(events=[ics.Event(name="King", begin=datetime(2026, 12, 3, 19, tzinfo=timezone.utc))]).serialize()
print("made:", *lines(made, "DTSTART", "DTSTAMP"))
END
)"
echo "$seen"
same='DTSTART;TZID=Europe/Berlin:20261203T200000 EXDATE;TZID=Europe/Berlin:20261224T200000 zones: 1'
[ "$seen" = "$(printf '%s\n' "as written: 20:00, $same" "icalendar: 20:00, $same" \
  'ics: 21:00, CALSCALE:GEORGIAN DTSTART:20261203T190000Z EXDATE;TZID=Europe/Berlin:20261224T200000 zones: 0' \
  'Only Gregorian calendars are supported.' 'made: DTSTART:20261203T190000Z')" ]
