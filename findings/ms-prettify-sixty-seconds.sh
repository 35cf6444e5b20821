#!/usr/bin/env bash
# ms-prettify 1.5.1 (npm): a minute is "60 seconds", an hour "60 minutes", a week "7 days", and a second "1000 milliseconds",
# while a millisecond more makes it "1 minute 1 millisecond". So it is wherever exactly one of a unit is left. And the text
# "1.50h", with a zero at the end, is nothing, as is "90.0 s" without a space.
# Expected: "easily convert milliseconds to human readable time and vice versa".
# Seen: what it writes, and what it reads.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts ms-prettify@1.5.1
cat > times.cjs <<'END'
const { default: ms } = require("ms-prettify");
for (const time of [1000, 1001, 60000, 60001, 3600000, 604800000, 90061000]) console.log(`${time}: ${ms(time).trim()}`);
for (const text of ["1.5h", "1.50h", "90s", "90.0s", "1 minute"]) console.log(`${text}: ${ms(text)}`);
END
seen="$(node times.cjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '1000: 1000 milliseconds' '1001: 1 second 1 millisecond' '60000: 60 seconds' \
  '60001: 1 minute 1 millisecond' '3600000: 60 minutes' '604800000: 7 days' \
  '90061000: 1 day 1 hour 1 minute 1000 milliseconds' '1.5h: 5400000' '1.50h: undefined' '90s: 90000' '90.0s: undefined' \
  '1 minute: 60000')" ]
