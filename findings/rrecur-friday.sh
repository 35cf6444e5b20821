#!/usr/bin/env bash
# rrecur 2.0.0 (npm) writes rules for calendars and doesn't know Friday: in its list of weekdays it's "fi". A rule that takes its
# day from there, or from the first date by `dtstartDefaults`, has BYDAY=FI, which rrule 2.8.1 (npm) can't read. And "zoneless"
# times have their zone east of Greenwich: it takes away "-0500" and leaves "+0100".
# Expected: FR in RFC 5545, and in its own readme: "su,mo,tu,we,th,fr,sa,su", "['mo','we','fr'] // Or [Rrecur.weekdays[1],
# Rrecur.weekdays[3], Rrecur.weekdays[5]]"; and that a function `stripZone` strips a zone.
# Seen: rules for a weekday each, from the list and from a date, and what the other library finds; a time in three zones.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts rrecur@2.0.0 rrule@2.8.1 tslib@2.8.1
cat > rules.cjs <<'END'
const { Rrecur } = require("rrecur");
const { rrulestr } = require("rrule");
for (const day of [2, 3, 4, 5]) {
  const date = new Date(2026, 11, day, 20);
  const rule = Rrecur.stringify({ freq: "weekly", count: 2, byday: [Rrecur.weekdays[date.getDay()]] });
  const { byday } = Rrecur.dtstartDefaults("weekly", date);
  let dates;
  try {
    dates = rrulestr(`DTSTART:20261201T200000Z\nRRULE:${rule}`).all().map((date) => date.toUTCString().slice(0, 11)).join(", ");
  } catch (error) {
    dates = error.message;
  }
  console.log(`${date.toDateString().slice(0, 10)}: ${rule}, by date ${byday}: ${dates}`);
}
for (const zone of ["-0500", "+0000", "+0100"]) console.log(zone, Rrecur.stripZone(`2026-12-01T20:00:00.000${zone}`));
END
seen="$(TZ=UTC node rules.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
Wed Dec 02: FREQ=WEEKLY;COUNT=2;BYDAY=WE, by date we: Wed, 02 Dec, Wed, 09 Dec
Thu Dec 03: FREQ=WEEKLY;COUNT=2;BYDAY=TH, by date th: Thu, 03 Dec, Thu, 10 Dec
Fri Dec 04: FREQ=WEEKLY;COUNT=2;BYDAY=FI, by date fi: Cannot read properties of undefined (reading 'n')
Sat Dec 05: FREQ=WEEKLY;COUNT=2;BYDAY=SA, by date sa: Sat, 05 Dec, Sat, 12 Dec
-0500 2026-12-01T20:00:00.000
+0000 2026-12-01T20:00:00.000+0000
+0100 2026-12-01T20:00:00.000+0100
END
)" ]
