#!/usr/bin/env bash
# time-ago 0.2.1 (npm), `timefriendly`: of a number only the last digit counts: 10 minutes are none, 12 hours are two, 365
# days are five.
# Expected: "convert to ms: seconds, minutes, hours, days, weeks, months, years", and '1 hour' is 3600000.
# Seen: the milliseconds, and the right number.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts time-ago@0.2.1
cat > friendly.cjs <<'END'
const { timefriendly } = require("time-ago");
const units = { second: 1e3, minute: 6e4, hour: 36e5, day: 864e5, week: 6048e5 };
for (const text of ["1 hour", "2 weeks", "9 seconds", "10 minutes", "12 hours", "24 hours", "90 seconds", "365 days"]) {
  const [number, unit] = text.split(" ");
  console.log(`${text}: ${timefriendly(text)}, right is ${number * units[unit.replace(/s$/, "")]}`);
}
END
seen="$(node friendly.cjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '1 hour: 3600000, right is 3600000' '2 weeks: 1209600000, right is 1209600000' \
  '9 seconds: 9000, right is 9000' '10 minutes: 0, right is 600000' '12 hours: 7200000, right is 43200000' \
  '24 hours: 14400000, right is 86400000' '90 seconds: 0, right is 90000' '365 days: 432000000, right is 31536000000')" ]
