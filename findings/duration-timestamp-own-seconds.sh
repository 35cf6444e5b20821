#!/usr/bin/env bash
# duration-timestamp 2.26.0 (npm): it doesn't read what it writes: "3605s" is five seconds, and "600s" none, because it looks
# at two digits. Nor does it read a hundred hours in any format: "100:00:00" and "100 hours" are no time at all. Nothing is an
# error.
# Expected: "Parse and stringify duration timestamps"; its formats are the list that `stringify` takes.
# Seen: the seconds that `parse` has for the text of each format, where they aren't those that were written.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts duration-timestamp@2.26.0
cat > formats.cjs <<'END'
const { Format, make, parse, stringify } = require("duration-timestamp");
for (const [hours, minutes, seconds] of [[0, 0, 59], [0, 10, 0], [1, 0, 5], [99, 59, 59], [100, 0, 0]]) {
  const written = hours * 3600 + minutes * 60 + seconds;
  const wrong = Object.entries(Format).map(([name, format]) => [name, stringify(make({ hours, minutes, seconds }), format)])
    .filter(([, text]) => parse(text).total !== written).map(([name, text]) => `${name} ${text} ${parse(text).total}`);
  console.log(`${written} seconds: ${wrong.join("; ") || "none wrong"}`);
}
END
seen="$(node formats.cjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '59 seconds: none wrong' '600 seconds: Seconds 600s 0' '3605 seconds: Seconds 3605s 5' \
  '359999 seconds: Seconds 359999s 99' \
  '360000 seconds: Numeric 100:00:00 0; Seconds 360000s 0; Tiny 100h 0; Short 100h 0; Medium 100 hours 0; Long 100 hours 0')" ]
