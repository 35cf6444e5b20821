#!/usr/bin/env bash
# date-fns-duration 1.0.4 (npm) adds nothing where it should add half an hour, and one day where it should add one and a half: it
# leaves out the part after the point, of every unit.
# Expected: "add/subtract ISO 8601 durations to/from dates". In ISO 8601 the smallest unit of a duration may have a fraction, and
# Temporal, luxon and moment write and read "PT0.5H" and "PT1.5S". parse-xsd-duration 0.5.0 (npm) reads seconds with a fraction.
# Seen: what is added, in seconds, as against moment 2.30.1 (npm).
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

END
)" ]
