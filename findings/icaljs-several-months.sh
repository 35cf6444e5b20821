#!/usr/bin/env bash
# ical.js 2.2.1 (npm), monthly rules that name several months: the dates of the first month come twice, with months across
# the new year the dates go back in time, INTERVAL has no effect, and COUNT=5 may give four dates.
# Expected: RFC 5545 has a set of dates, none of them twice; the order within BYMONTH means nothing; INTERVAL=3 is every
# third month; COUNT is the number of dates. rrule 2.8.1 does all that, and so does ical.js where one month is named.
# Seen: Fridays in November and May, from 6 November: 6, 13, 20, 27, 6, 13, 20, 27 November. And after December 2027 comes
# January 2027.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts ical.js@2.2.1 rrule@2.8.1
cat > months.mjs <<'END'
import ICAL from "ical.js";
import rrule from "rrule";
for (const [start, rule] of [
  ["2026-11-06", "FREQ=MONTHLY;BYMONTH=5,11;BYDAY=FR;COUNT=8"],
  ["2026-11-06", "FREQ=MONTHLY;BYMONTH=11;BYDAY=FR;COUNT=8"],
  ["2026-11-06", "FREQ=MONTHLY;BYMONTH=11,12,1;BYMONTHDAY=6;COUNT=5"],
  ["2026-10-04", "FREQ=MONTHLY;INTERVAL=3;BYMONTH=1,3,10;BYMONTHDAY=4;COUNT=5"],
]) {
  const step = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateTimeString(`${start}T20:00:00`));
  const dates = [];
  for (let date = step.next(); date; date = step.next()) dates.push(date.toString());
  const others = rrule.rrulestr(`DTSTART:${start.replaceAll("-", "")}T200000Z\nRRULE:${rule}`).all();
  console.log(rule);
  console.log("ical.js", ...dates.map((date) => date.slice(2, 10)));
  console.log("rrule", ...others.map((date) => date.toISOString().slice(2, 10)));
}
END
seen="$(timeout 60 node months.mjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'FREQ=MONTHLY;BYMONTH=5,11;BYDAY=FR;COUNT=8' \
  'ical.js 26-11-06 26-11-13 26-11-20 26-11-27 26-11-06 26-11-13 26-11-20 26-11-27' \
  'rrule 26-11-06 26-11-13 26-11-20 26-11-27 27-05-07 27-05-14 27-05-21 27-05-28' \
  'FREQ=MONTHLY;BYMONTH=11;BYDAY=FR;COUNT=8' \
  'ical.js 26-11-06 26-11-13 26-11-20 26-11-27 27-11-05 27-11-12 27-11-19 27-11-26' \
  'rrule 26-11-06 26-11-13 26-11-20 26-11-27 27-11-05 27-11-12 27-11-19 27-11-26' \
  'FREQ=MONTHLY;BYMONTH=11,12,1;BYMONTHDAY=6;COUNT=5' \
  'ical.js 26-11-06 26-12-06 27-11-06 27-12-06 27-01-06' 'rrule 26-11-06 26-12-06 27-01-06 27-11-06 27-12-06' \
  'FREQ=MONTHLY;INTERVAL=3;BYMONTH=1,3,10;BYMONTHDAY=4;COUNT=5' \
  'ical.js 26-10-04 27-01-04 27-03-04 27-10-04' 'rrule 26-10-04 27-01-04 27-10-04 28-01-04 28-10-04')" ]
