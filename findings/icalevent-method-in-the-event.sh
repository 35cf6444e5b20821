#!/usr/bin/env bash
# icalevent 0.3.2 (npm) writes the METHOD of an invitation into the event, where it's none: the calendar has no method, so it's no
# request. A text of two lines breaks the file, since the second line has no name, and a backslash before an n becomes a line
# feed for the reader. DTSTAMP has no Z.
# Expected: RFC 5545: METHOD is a property of the calendar, line feeds in a text are written \n, a backslash \\, and DTSTAMP "MUST be
# specified in the UTC time format". ics 3.8.1 (npm) writes them so.
# Seen: the method of the calendar and of the event, the texts and the form of DTSTAMP as ical.js 2.2.1 (npm) reads them, for both.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts icalevent@0.3.2 ical.js@2.2.1 ics@3.8.1
cat > events.mjs <<'END'
import { createRequire } from "node:module";
import ICAL from "ical.js";
import { createEvent } from "ics";
const iCalEvent = createRequire(import.meta.url)("icalevent");
function icalevent(description) {
  return new iCalEvent({ uid: 1, offset: 0, method: "request", status: "confirmed", start: "2026-12-04T20:00:00Z", end: "2026-12-04T22:00:00Z",
    timezone: "UTC", summary: "Cards", description, location: "Club", organizer: { name: "Ann", email: "ann@example.org" }, url: "https://example.org" }).toFile();
}
function ics(description) {
  return createEvent({ uid: "1", method: "REQUEST", start: [2026, 12, 4, 20, 0], startInputType: "utc", duration: { hours: 2 }, title: "Cards",
    description }).value;
}
for (const [name, write] of [["icalevent", icalevent], ["ics", ics]])
  for (const text of ["Bring a deck", "Bring a deck\nand two jokers", "folder C:\\new"]) {
    const file = write(text);
    const stamp = /DTSTAMP:\d{8}T\d{6}Z\r?\n/.test(file) ? "with Z" : "without Z";
    try {
      const calendar = new ICAL.Component(ICAL.parse(file)), event = calendar.getFirstSubcomponent("vevent");
      console.log(`${name}: method ${calendar.getFirstPropertyValue("method")}, of the event ${event.getFirstPropertyValue("method")}, ` +
        `DTSTAMP ${stamp}, ${JSON.stringify(text)} read as ${JSON.stringify(event.getFirstPropertyValue("description"))}`);
    } catch (error) {
      console.log(`${name}: ${JSON.stringify(text)}: ${error.message}`);
    }
  }
END
seen="$(TZ=UTC node events.mjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
icalevent: method null, of the event REQUEST, DTSTAMP without Z, "Bring a deck" read as "Bring a deck"
icalevent: "Bring a deck\nand two jokers": invalid line (no token ";" or ":") "and two jokers"
icalevent: method null, of the event REQUEST, DTSTAMP without Z, "folder C:\\new" read as "folder C:\new"
ics: method REQUEST, of the event null, DTSTAMP with Z, "Bring a deck" read as "Bring a deck"
ics: method REQUEST, of the event null, DTSTAMP with Z, "Bring a deck\nand two jokers" read as "Bring a deck\nand two jokers"
ics: method REQUEST, of the event null, DTSTAMP with Z, "folder C:\\new" read as "folder C:\\new"
END
)" ]
