#!/usr/bin/env bash
# date-fns-duration 1.0.4 (npm) adds nothing where it should add half an hour, and one day where it should add one and a half: it
# leaves out the part after the point, of every unit. With a comma the date is invalid.
# Expected: "add/subtract ISO 8601 durations to/from dates". In ISO 8601 the smallest unit of a duration may have a fraction, with a
# point or a comma, and it lets both in itself: only what it doesn't understand is a TypeError. moment 2.30.1 (npm) reads them.
# Seen: what is added, in seconds, as against moment.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts date-fns-duration@1.0.4 date-fns@2.0.1 moment@2.30.1
cat > add.cjs <<'END'
const add = require("date-fns-duration").default ?? require("date-fns-duration");
const moment = require("moment");
const start = new Date("2026-11-30T10:00:00Z");
for (const duration of ["PT2H", "P1DT30M", "PT0.5H", "PT1.5H", "P1.5D", "P0.5W", "PT2.5M", "PT1.5S", "PT0,5H", "-PT0.5H"])
  console.log(`${duration}: ${(add(start, duration) - start) / 1000}, moment ${moment.duration(duration).asSeconds()}`);
END
seen="$(TZ=UTC node add.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
PT2H: 7200, moment 7200
P1DT30M: 88200, moment 88200
PT0.5H: 0, moment 1800
PT1.5H: 3600, moment 5400
P1.5D: 86400, moment 129600
P0.5W: 0, moment 302400
PT2.5M: 120, moment 150
PT1.5S: 1, moment 1.5
PT0,5H: NaN, moment 1800
-PT0.5H: 0, moment -1800
END
)" ]
