#!/usr/bin/env bash
# iso8601-js-period 0.2.1 (npm), asked to carry over what is too much for a unit, makes 365 days "a year, a month and a day" and 52
# weeks "a year and a month", for it carries four weeks over to a month. Its own count of seconds has 30 days for a month and 360
# for a year. So the same period is longer afterwards: 365 days are 391.
# Expected: "If distributeOverflow is set to true, the overflows are distributed to the higher units", which doesn't change the
# period: PT90S is a minute and 30 seconds. A year has twelve months, as it says of P12M and P13M itself.
# Seen: periods with their parts carried over, and the seconds of both by its own `parseToTotalSeconds`.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts iso8601-js-period@0.2.1
cat > periods.cjs <<'END'
const { Period } = require("iso8601-js-period");
const names = ["year", "month", "week", "day", "hour", "minute", "second"];
for (const period of ["PT90S", "PT25H", "P10D", "P12M", "P13M", "P30D", "P60D", "P8W", "P52W", "P365D", "P366D"]) {
  const parts = Period.parse(period, true);
  const [years, months, weeks, days, hours, minutes, seconds] = parts;
  const again = `P${years}Y${months}M${weeks}W${days}DT${hours}H${minutes}M${seconds}S`;
  const said = parts.map((count, at) => count && `${count} ${names[at]}`).filter(Boolean).join(", ");
  console.log(`${period}: ${said}: ${Period.parseToTotalSeconds(period)} s, afterwards ${Period.parseToTotalSeconds(again)} s`);
}
END
seen="$(node periods.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
PT90S: 1 minute, 30 second: 90 s, afterwards 90 s
PT25H: 1 day, 1 hour: 90000 s, afterwards 90000 s
P10D: 1 week, 3 day: 864000 s, afterwards 864000 s
P12M: 1 year: 31104000 s, afterwards 31104000 s
P13M: 1 year, 1 month: 33696000 s, afterwards 33696000 s
P30D: 1 month, 2 day: 2592000 s, afterwards 2764800 s
P60D: 2 month, 4 day: 5184000 s, afterwards 5529600 s
P8W: 2 month: 4838400 s, afterwards 5184000 s
P52W: 1 year, 1 month: 31449600 s, afterwards 33696000 s
P365D: 1 year, 1 month, 1 day: 31536000 s, afterwards 33782400 s
P366D: 1 year, 1 month, 2 day: 31622400 s, afterwards 33868800 s
END
)" ]
