#!/usr/bin/env bash
# Packages that read calendars (npm). ical-js-parser 0.7.4 keeps the time zone of the first excluded date only: the second
# is written back as UTC, so the evening that was called off takes place, and the reminder ends up outside its event.
# ts-ics 2.4.6 loses dates that were added (RDATE), divides a category at a comma that is escaped, and writes a name with a
# comma without its quotes, which makes two values of it. cal-parser 1.0.2 gives the event the description of its reminder,
# and one of its two guests.
# Expected: RFC 5545: a TZID belongs to the whole list of dates, "\," is a comma in the text, a value with a comma is
# quoted, and an alarm is a part of its event. ical.js 2.2.1 reads and writes all of it.
# Seen, of one event, what each reads, and writes if it can.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts ical-js-parser@0.7.4 ts-ics@2.4.6 cal-parser@1.0.2 ical.js@2.2.1
cat > read.cjs <<'END_JS'
const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//Table//EN", "BEGIN:VEVENT", "UID:1@example.org",
  "DTSTAMP:20261127T100000Z", "DTSTART;TZID=Europe/Berlin:20270115T200000", "RRULE:FREQ=WEEKLY;COUNT=5",
  "EXDATE;TZID=Europe/Berlin:20270122T200000,20270129T200000",
  "RDATE;TZID=Europe/Berlin:20270303T200000", "DESCRIPTION;LANGUAGE=en:Bring: cards", "CATEGORIES:Cards,Evening\\, late",
  'ATTENDEE;CN="Ann, B.":mailto:ann@example.org', "ATTENDEE;CN=Bob:mailto:bob@example.org",
  "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT15M", "DESCRIPTION:Soon", "END:VALARM", "END:VEVENT", "END:VCALENDAR", ""];
const text = lines.join("\r\n");
const wanted = /^(EXDATE|RDATE|DESC|CATEG|ATTEND|BEGIN:VALARM|END:VEVENT)/;
const kept = (written) => written.replace(/\r?\n[ \t]/g, "").split(/\r?\n/).filter((line) => wanted.test(line));

const parser = require("ical-js-parser").default;
console.log(["ical-js-parser writes", ...kept(parser.toString(parser.toJSON(text)))].join("\n  "));
const { convertIcsCalendar, generateIcsCalendar } = require("ts-ics");
console.log(["ts-ics writes", ...kept(generateIcsCalendar(convertIcsCalendar(undefined, text)))].join("\n  "));
console.log(`ts-ics reads the categories ${JSON.stringify(convertIcsCalendar(undefined, text).events[0].categories)}`);
const [event] = require("cal-parser").parseString(text).events;
console.log(`cal-parser reads the description ${JSON.stringify(event.description)}, the guests ${JSON.stringify(event.attendee)}`);
import("ical.js").then(({ default: ICAL }) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  console.log(["ical.js writes", ...kept(calendar.toString())].join("\n  "));
  const { jCal } = calendar.getFirstSubcomponent("vevent").getFirstProperty("categories");
  console.log(`ical.js reads the categories ${JSON.stringify(jCal.slice(3))}`);
});
END_JS
seen="$(node read.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END_SEEN'
ical-js-parser writes
  EXDATE;TZID=Europe/Berlin:20270122T200000
  EXDATE:20270129T200000Z
  RDATE;TZID=Europe/Berlin:20270303T200000
  DESCRIPTION:Bring: cards
  CATEGORIES:Cards,Evening\, late
  ATTENDEE;CN="Ann,B.":mailto:ann@example.org
  ATTENDEE;CN=Bob:mailto:bob@example.org
  END:VEVENT
  BEGIN:VALARM
  DESCRIPTION:Soon
ts-ics writes
  DESCRIPTION:Bring: cards
  CATEGORIES:Cards,Evening\, late
  BEGIN:VALARM
  DESCRIPTION:Soon
  ATTENDEE;CN=Ann, B.:MAILTO:ann@example.org
  ATTENDEE;CN=Bob:MAILTO:bob@example.org
  EXDATE;VALUE=DATE-TIME;TZID=Europe/Berlin:20270122T200000
  EXDATE;VALUE=DATE-TIME;TZID=Europe/Berlin:20270129T200000
  END:VEVENT
ts-ics reads the categories ["Cards","Evening\\"," late"]
cal-parser reads the description {"value":"Soon"}, the guests {"value":"mailto:bob@example.org","params":{"cn":"Bob"}}
ical.js writes
  EXDATE;TZID=Europe/Berlin:20270122T200000,20270129T200000
  RDATE;TZID=Europe/Berlin:20270303T200000
  DESCRIPTION;LANGUAGE=en:Bring: cards
  CATEGORIES:Cards,Evening\, late
  ATTENDEE;CN="Ann, B.":mailto:ann@example.org
  ATTENDEE;CN=Bob:mailto:bob@example.org
  BEGIN:VALARM
  DESCRIPTION:Soon
  END:VEVENT
ical.js reads the categories ["Cards","Evening, late"]
END_SEEN
)" ]
