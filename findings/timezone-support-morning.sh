#!/usr/bin/env bash
# timezone-support 3.1.0 (npm), `getUnixTime`: on the two days a year when clocks change, hours that are neither missing
# nor twice are an hour off: half past one in Berlin, the morning until seven in New York, the whole day in Sydney. It
# looks for the rule that's in force as if the local time were UTC. Its other direction, `getZonedTime`, is right.
# Expected: what it makes of a moment's local time is the moment; "time zone lookup and conversions" is what it's for. A
# local time is made from a moment here, and left out if another moment has the same one.
# Seen, for each hour of 2026: 2 hours wrong in Berlin, 8 in New York, 14 in Los Angeles, 20 in Sydney, none in London and
# Kolkata.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts timezone-support@3.1.0
cat > hours.cjs <<'END_JS'
const { findTimeZone, getUnixTime, getZonedTime } = require("timezone-support");
for (const name of ["Europe/London", "Asia/Kolkata", "Europe/Berlin", "America/New_York", "America/Los_Angeles", "Australia/Sydney"]) {
  const zone = findTimeZone(name);
  const hour = 60 * 60 * 1000;
  const local = (moment) => {
    const { year, month, day, hours, minutes } = getZonedTime(moment, zone);
    return { year, month, day, hours, minutes };
  };
  const wrong = [];
  let first;
  for (let moment = Date.UTC(2026, 0, 1, 0, 30); moment < Date.UTC(2027, 0, 1); moment += hour) {
    const time = JSON.stringify(local(moment));
    if ([moment - hour, moment + hour].some((other) => JSON.stringify(local(other)) === time)) continue;
    const off = (getUnixTime(local(moment), zone) - moment) / 60000;
    if (off) wrong.push(off);
    if (off) first ??= `${Object.values(local(moment)).join(" ")} is ${new Date(moment).toISOString()}, off by ${off} minutes`;
  }
  console.log(`${name}: ${wrong.length} wrong${first ? `, the first ${first}` : ""}`);
}
END_JS
seen="$(TZ=UTC node hours.cjs)"
echo "$seen"
[ "$(grep -oE '^[A-Za-z_/]+: [0-9]+' <<<"$seen")" = "$(printf '%s\n' 'Europe/London: 0' 'Asia/Kolkata: 0' 'Europe/Berlin: 2' \
  'America/New_York: 8' 'America/Los_Angeles: 14' 'Australia/Sydney: 20')" ]
