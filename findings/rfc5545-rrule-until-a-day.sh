#!/usr/bin/env bash
# rfc5545-rrule 1.1.1 (npm): a rule that ends on a day comes back with a moment in UTC, which depends on where the computer is. In Tokyo
# "UNTIL=20261224" becomes 20261223T150000Z, and the last of five days is lost. In New York "until eight in the evening
# of the 24th" is one in the morning of the 25th, and there's a sixth day. All other parts come back as they were.
# Expected: RFC 5545: UNTIL "MUST have the same value type as the DTSTART", so a day for days, and a local time without Z for local times.
# Seen: rules read and written again in three zones; and the days that rrule 2.8.1 (npm) finds from 20 December.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts rfc5545-rrule@1.1.1 rrule@2.8.1 tslib@2.8.1
cat > until.cjs <<'END'
const { RRule } = require("rfc5545-rrule");
const { rrulestr } = require("rrule");
const days = (rule) => rrulestr(`DTSTART:20261220T000000Z\n${rule}`).all().length;
for (const rule of ["RRULE:FREQ=DAILY;UNTIL=20261224", "RRULE:FREQ=DAILY;UNTIL=20261224T200000", "RRULE:FREQ=DAILY;UNTIL=20261224T200000Z",
  "RRULE:FREQ=MONTHLY;COUNT=3;BYDAY=-1FR"]) {
  const written = RRule.fromString(rule).toString();
  console.log(`${process.env.TZ}: ${rule}, ${days(rule)} days: ${written === rule ? "the same" : `${written}, ${days(written)} days`}`);
}
END
seen="$(for zone in UTC Asia/Tokyo America/New_York; do TZ="$zone" node until.cjs; done)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
UTC: RRULE:FREQ=DAILY;UNTIL=20261224, 5 days: RRULE:FREQ=DAILY;UNTIL=20261224T000000Z, 5 days
UTC: RRULE:FREQ=DAILY;UNTIL=20261224T200000, 5 days: RRULE:FREQ=DAILY;UNTIL=20261224T200000Z, 5 days
UTC: RRULE:FREQ=DAILY;UNTIL=20261224T200000Z, 5 days: the same
UTC: RRULE:FREQ=MONTHLY;COUNT=3;BYDAY=-1FR, 3 days: the same
Asia/Tokyo: RRULE:FREQ=DAILY;UNTIL=20261224, 5 days: RRULE:FREQ=DAILY;UNTIL=20261223T150000Z, 4 days
Asia/Tokyo: RRULE:FREQ=DAILY;UNTIL=20261224T200000, 5 days: RRULE:FREQ=DAILY;UNTIL=20261224T110000Z, 5 days
Asia/Tokyo: RRULE:FREQ=DAILY;UNTIL=20261224T200000Z, 5 days: the same
Asia/Tokyo: RRULE:FREQ=MONTHLY;COUNT=3;BYDAY=-1FR, 3 days: the same
America/New_York: RRULE:FREQ=DAILY;UNTIL=20261224, 5 days: RRULE:FREQ=DAILY;UNTIL=20261224T050000Z, 5 days
America/New_York: RRULE:FREQ=DAILY;UNTIL=20261224T200000, 5 days: RRULE:FREQ=DAILY;UNTIL=20261225T010000Z, 6 days
America/New_York: RRULE:FREQ=DAILY;UNTIL=20261224T200000Z, 5 days: the same
America/New_York: RRULE:FREQ=MONTHLY;COUNT=3;BYDAY=-1FR, 3 days: the same
END
)" ]
