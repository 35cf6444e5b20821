#!/usr/bin/env bash
# date-duration 2.0.0 (npm): the sum of two durations keeps the order in which they were added: half an hour and an hour are
# "PT30M1H", which isn't ISO 8601; and when it reads that itself, the hour is gone. So is the year of "P1M1Y". And a duration
# of days and one of hours can't be added at all, but end with a TypeError.
# Expected: "Convert a duration to a string in ISO 8601 format", where the larger unit comes first; and "Add durations
# together returning a new duration which is the sum of both".
# Seen: each sum as text, and what it adds to 1 January 2026 directly and after it's been written and read.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts date-duration@2.0.0
cat > sums.cjs <<'END'
const { default: Duration } = require("date-duration");
const later = (duration) => duration.addTo(new Date("2026-01-01T00:00:00Z")).toISOString().slice(0, 16);
for (const [one, two] of [["PT1H", "PT30M"], ["PT30M", "PT1H"], ["P1Y", "P1M"], ["P1M", "P1Y"], ["P1D", "PT1H"], ["P1DT1H", "PT1H"]]) {
  try {
    const sum = Duration(one).add(Duration(two));
    console.log(`${one} and ${two}: ${sum}, ${later(sum)} and ${later(Duration(String(sum)))}`);
  } catch (error) {
    console.log(`${one} and ${two}: ${error.name}`);
  }
}
END
seen="$(TZ=UTC node sums.cjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'PT1H and PT30M: PT1H30M, 2026-01-01T01:30 and 2026-01-01T01:30' \
  'PT30M and PT1H: PT30M1H, 2026-01-01T01:30 and 2026-01-01T00:30' \
  'P1Y and P1M: P1Y1M, 2027-02-01T00:00 and 2027-02-01T00:00' 'P1M and P1Y: P1M1Y, 2027-02-01T00:00 and 2026-02-01T00:00' \
  'P1D and PT1H: TypeError' 'P1DT1H and PT1H: P1DT2H, 2026-01-02T02:00 and 2026-01-02T02:00')" ]
