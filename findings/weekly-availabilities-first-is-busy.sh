#!/usr/bin/env bash
# weekly-availabilities 2.0.0 (npm), `unionSchedules`: if the first person has no time at all, the times of the others aren't
# merged any more, and whoever has one or three of them loses the last one. It looks into the first schedule to see if there's
# a list of schedules, finds nothing, and takes each whole schedule for one stretch of time. At another place in the list the
# same empty schedule changes nothing.
# Expected: "someoneIsAvailable", whoever it is; an empty text is a schedule without a time, `parseIntervals('')` is `[]`.
# Seen: when somebody is there, for the three of its readme, another one and one who never has time.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts weekly-availabilities@2.0.0
cat > week.cjs <<'END'
const { parseIntervals, unionSchedules, format } = require("weekly-availabilities");
const times = {
  Anna: "W09:00 W17:00, F08:00 F10:00",
  Ben: "F07:00 F09:00",
  Cleo: "W17:00 R03:00, F07:30 F14:00",
  Dora: "M20:00 M22:00, T20:00 T22:00, W20:00 W22:00",
  nobody: "",
};
for (const order of ["Anna Ben", "Anna Ben nobody", "nobody Anna Ben", "Anna Ben Cleo", "nobody Anna Ben Cleo", "Dora nobody",
  "nobody Dora"]) {
  console.log(`${order}: ${format(unionSchedules(order.split(" ").map((name) => parseIntervals(times[name]))))}`);
}
END
seen="$(node week.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
Anna Ben: W09:00 W17:00, F07:00 F10:00
Anna Ben nobody: W09:00 W17:00, F07:00 F10:00
nobody Anna Ben: W09:00 W17:00, F08:00 F10:00
Anna Ben Cleo: W09:00 R03:00, F07:00 F14:00
nobody Anna Ben Cleo: W09:00 W17:00, F08:00 F10:00, W17:00 R03:00, F07:30 F14:00
Dora nobody: M20:00 M22:00, T20:00 T22:00, W20:00 W22:00
nobody Dora: M20:00 M22:00, T20:00 T22:00
END
)" ]
