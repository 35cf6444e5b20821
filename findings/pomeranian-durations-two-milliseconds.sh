#!/usr/bin/env bash
# pomeranian-durations 1.11.4 (npm): 2 seconds are 2000 milliseconds, but 0.002 "decimal" milliseconds. 61 seconds rounded up to
# minutes are one minute, the same duration as 1 minute 1 second is two; 119 seconds rounded down are "P", without a number, which
# it holds valid. Half an hour of one and a half is lost when it's added to a date, and "ago" in what Postgres writes is.
# Expected: the same number from both, as with seconds; a minute is the least that's not less than 59 seconds, two for 61; ISO
# 8601 has at least one number after P; Postgres's verbose form of minus an hour is "@ 1 hour ago".
# Seen: what the functions give.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts pomeranian-durations@1.11.4
cat > durations.cjs <<'END'
const durations = require("pomeranian-durations");
const show = (name, ...values) => console.log(`${name} ${values.join(", ")}: ${durations[name](...values)}`);
for (const name of ["asSeconds", "asDecimalSeconds", "asMilliseconds", "asDecimalMilliseconds"]) show(name, "PT2S");
for (const text of ["PT59S", "PT61S", "PT1M1S"]) show("ceilMinutes", text);
for (const text of ["PT119S", "PT1M59S"]) show("floorMinutes", text);
show("isValid", "P");
for (const text of ["PT1H30M", "PT1.5H"]) {
  console.log(`addToDate ${text}: ${durations.addToDate(text, new Date("2024-01-01T00:00:00Z")).toISOString()}`);
}
show("eq", "PT1H30M", "PT1.5H");
for (const text of ["1 hour 2 mins", "1 hour 2 mins ago"]) show("fromPostgresVerbose", text);
END
seen="$(TZ=UTC node durations.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
asSeconds PT2S: 2
asDecimalSeconds PT2S: 2
asMilliseconds PT2S: 2000
asDecimalMilliseconds PT2S: 0.002
ceilMinutes PT59S: PT1M
ceilMinutes PT61S: PT1M
ceilMinutes PT1M1S: PT2M
floorMinutes PT119S: P
floorMinutes PT1M59S: PT1M
isValid P: true
addToDate PT1H30M: 2024-01-01T01:30:00.000Z
addToDate PT1.5H: 2024-01-01T01:00:00.000Z
eq PT1H30M, PT1.5H: true
fromPostgresVerbose 1 hour 2 mins: PT1H2M
fromPostgresVerbose 1 hour 2 mins ago: PT1H2M
END
)" ]
