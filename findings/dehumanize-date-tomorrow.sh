#!/usr/bin/env bash
# dehumanize-date 3.0.0 (npm): "tomorrow" is today in the first hour of the day on which clocks go back, and "next sunday" is
# a Saturday; late in the evening before they go forward, "tomorrow" is the day after that: it adds 24 hours and then reads
# the date. And the year 80 is 1980 after the name of a month and 2080 between numbers; so is any year that equals the
# `cutoff`.
# Expected: "today/tomorrow/yesterday"; and of the cutoff "whether a given two-digit year is in the 21st or 20th century".
# Seen, in Berlin: the date for each, and two spellings of one date.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts dehumanize-date@3.0.0
cat > dates.cjs <<'END'
const dehumanize = require("dehumanize-date");
for (const [text, day, hour, minute] of [["tomorrow", 24, 0, 30], ["tomorrow", 25, 0, 30], ["tomorrow", 25, 12, 0], ["next sunday", 25, 0, 30]]) {
  const now = new Date(2026, 9, day, hour, minute);
  console.log(`${day} October, ${hour}:${minute}: ${text} ${dehumanize(text, { now })}`);
}
for (const [text, day, hour] of [["tomorrow", 28, 23], ["2 days from now", 28, 22], ["yesterday", 30, 0]]) {
  const now = new Date(2026, 2, day, hour, 30);
  console.log(`${day} March, ${hour}:30: ${text} ${dehumanize(text, { now })}`);
}
for (const cutoff of [80, 50]) for (const year of [cutoff - 1, cutoff, cutoff + 1])
  console.log(`cutoff ${cutoff}: ${dehumanize(`1 May ${year}`, { cutoff })} and ${dehumanize(`1/5/${year}`, { cutoff })}`);
END
seen="$(TZ=Europe/Berlin node dates.cjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '24 October, 0:30: tomorrow 2026-10-25' '25 October, 0:30: tomorrow 2026-10-25' \
  '25 October, 12:0: tomorrow 2026-10-26' '25 October, 0:30: next sunday 2026-10-31' '28 March, 23:30: tomorrow 2026-03-30' \
  '28 March, 22:30: 2 days from now 2026-03-30' '30 March, 0:30: yesterday 2026-03-28' \
  'cutoff 80: 2079-05-01 and 2079-05-01' 'cutoff 80: 1980-05-01 and 2080-05-01' 'cutoff 80: 1981-05-01 and 1981-05-01' \
  'cutoff 50: 2049-05-01 and 2049-05-01' 'cutoff 50: 1950-05-01 and 2050-05-01' 'cutoff 50: 1951-05-01 and 1951-05-01')" ]
