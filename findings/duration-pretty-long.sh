#!/usr/bin/env bash
# duration-pretty 0.1.1 (npm): where the format leaves out two units in a row, the larger one is lost but for a few: a day is
# 24 minutes, 25 hours are 84 minutes, 45 days are 390 hours. It multiplies each unit with the number of the next smaller ones
# and doesn't carry that on.
# Expected: minutes beyond an hour are right where only the hours are left out: 7380 seconds are 123 minutes. A day has 1440.
# Seen: what it writes, and the right number.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts duration-pretty@0.1.1
cat > formats.cjs <<'END'
const { duration } = require("duration-pretty");
const units = { s: 1, m: 60, H: 3600, D: 86400 };
for (const [seconds, unit] of [[7380, "m"], [90000, "H"], [86400, "m"], [90000, "m"], [90061, "s"], [86400 * 45, "H"],
  [86400 * 45, "D"], [86400 * 400, "D"]])
  console.log(`${seconds} seconds as "${unit}": ${Number(duration(seconds, "seconds").format(unit))}, right is ${Math.floor(seconds / units[unit])}`);
END
seen="$(node formats.cjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '7380 seconds as "m": 123, right is 123' '90000 seconds as "H": 25, right is 25' \
  '86400 seconds as "m": 24, right is 1440' '90000 seconds as "m": 84, right is 1500' \
  '90061 seconds as "s": 145, right is 90061' '3888000 seconds as "H": 390, right is 1080' \
  '3888000 seconds as "D": 45, right is 45' '34560000 seconds as "D": 47, right is 400')" ]
