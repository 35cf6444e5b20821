#!/usr/bin/env bash
# format-duration-time 1.5.4 (npm): a negative time is a minute too much, or an hour: minus 90 seconds is "-2:30", which is
# minus 150. It rounds the larger unit down, and doesn't count the rest from there. And with rounding on, 59.96 seconds are
# "0:60.0", and 3599.9 are "59:60".
# Expected: "-1:30", as it has "1:30" for 90 seconds; its own `sub` makes negative times. And "1:00.0" and "60:00".
# Seen: what it writes.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts format-duration-time@1.5.4
cat > times.cjs <<'END'
const { default: duration } = require("format-duration-time");
for (const [seconds, format, options] of [[90, "m:ss"], [-90, "m:ss"], [-60, "m:ss"], [-5400, "h:mm"], [59.96, "m:ss", 1], [3599.9, "m:ss", 0]]) {
  const rounding = options === undefined ? {} : { decimalPlace: options, roundType: "round" };
  console.log(`${seconds} seconds as ${format}: ${duration(seconds, "s").format(format, rounding)}`);
}
console.log(`1 minute less 150 seconds: ${duration(1, "m").sub(150, "s").format("m:ss")}`);
END
seen="$(node times.cjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '90 seconds as m:ss: 1:30' '-90 seconds as m:ss: -2:30' '-60 seconds as m:ss: -1:00' \
  '-5400 seconds as h:mm: -2:30' '59.96 seconds as m:ss: 0:60.0' '3599.9 seconds as m:ss: 59:60' \
  '1 minute less 150 seconds: -2:30')" ]
