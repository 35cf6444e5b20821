#!/usr/bin/env bash
# Packages that read calendars (npm) and lose parts of them. ics-to-json 2.0.2 cuts a text off at its first colon: "Cards: at
# Bea's" is "Cards". It and ics-parser 0.1.5 join two words where a long line is folded between them. ics-parser has the time
# at which the event was written for its "end". ikalendar 1.5.0 keeps one line of excluded dates, the last.
# Expected: RFC 5545: a value goes on behind further colons; a fold is the line break and one space, and is removed; DTSTAMP
# isn't DTEND; and EXDATE may be there several times. ical.js 2.2.1 (npm) reads all of it.
# Seen, of one event, what each reads of it.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts ics-to-json@2.0.2 ics-parser@0.1.5 ikalendar@1.5.0 ical.js@2.2.1
cat > calendar.mjs <<'END'
import ICAL from "ical.js";
import parser from "ics-parser";
import { icsToJson } from "ics-to-json";
import ikalendar from "ikalendar";
const calendar = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:test", "BEGIN:VEVENT", "UID:1", "DTSTAMP:20261101T120000Z",
  "DTSTART:20261127T190000Z", "DTEND:20261127T210000Z", "SUMMARY:Cards: at Bea's", "DESCRIPTION:Bring a pack of", "  cards",
  "RRULE:FREQ=WEEKLY;COUNT=4", "EXDATE:20261204T190000Z", "EXDATE:20261211T190000Z", "END:VEVENT", "END:VCALENDAR", ""].join("\r\n");
const event = new ICAL.Component(ICAL.parse(calendar)).getFirstSubcomponent("vevent");
const right = new ICAL.Event(event);
console.log(`ical.js: ${right.summary}; ${right.description}; ends ${right.endDate.toICALString()}; without`,
  ...event.getAllProperties("exdate").map((dates) => dates.getFirstValue().toICALString()));
const [json] = icsToJson(calendar);
console.log(`ics-to-json: ${json.summary}; ${json.description}; ends ${json.endDate}`);
const parsed = parser(calendar).find(({ type }) => type === "VEVENT");
console.log(`ics-parser: ${parsed.name}; ${parsed.description}; endDate ${parsed.endDate.toISOString()}; end ${parsed.end.toISOString()}`);
const { summary, description, end, exdate } = new ikalendar.Parser().parse(calendar).events[0];
console.log(`ikalendar: ${summary}; ${description}; ends ${end.value ?? end}; without ${exdate}`);
END
seen="$(TZ=UTC node calendar.mjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' \
  "ical.js: Cards: at Bea's; Bring a pack of cards; ends 20261127T210000Z; without 20261204T190000Z 20261211T190000Z" \
  'ics-to-json: Cards; Bring a pack ofcards; ends 20261127T210000Z' \
  "ics-parser: Cards: at Bea's; Bring a pack ofcards; endDate 2026-11-27T21:00:00.000Z; end 2026-11-01T12:00:00.000Z" \
  "ikalendar: Cards: at Bea's; Bring a pack of cards; ends 20261127T210000Z; without 20261211T190000Z")" ]
