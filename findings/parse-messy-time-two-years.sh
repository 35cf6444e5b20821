#!/usr/bin/env bash
# parse-messy-time 2.1.0 (npm): "in 2 months" is a year too late if it goes past the end of the year: in November 2026 it's in
# January 2028. It sets a month beyond December, doesn't find it afterwards, and sets it again. "next month" is a Monday,
# because of its first three letters, and so is "a month ago"; "3 days from now" is now, without an error.
# Expected: "in 2 months" from 27 November 2026 is 27 January 2027. Its page has "in 2hrs 50 minutes" and "2.5 hours ago".
# Seen, from Friday, 27 November 2026, 15:00 UTC.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts parse-messy-time@2.1.0
cat > dates.cjs <<'END'
const parse = require("parse-messy-time");
for (const text of ["in 1 month", "in 2 months", "in 5 months", "in 12 months", "2 months ago", "in 60 days", "next month", "a month ago",
  "in 3 days", "3 days from now"])
  console.log(`${text}: ${parse(text, { now: new Date("2026-11-27T15:00:00Z") }).toISOString()}`);
END
seen="$(TZ=UTC node dates.cjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'in 1 month: 2026-12-27T15:00:00.000Z' 'in 2 months: 2028-01-27T15:00:00.000Z' \
  'in 5 months: 2028-04-27T15:00:00.000Z' 'in 12 months: 2028-11-27T15:00:00.000Z' '2 months ago: 2026-09-27T15:00:00.000Z' \
  'in 60 days: 2027-01-26T15:00:00.000Z' 'next month: 2026-12-07T00:00:00.000Z' 'a month ago: 2026-11-30T00:00:00.000Z' \
  'in 3 days: 2026-11-30T15:00:00.000Z' '3 days from now: 2026-11-27T15:00:00.000Z')" ]
