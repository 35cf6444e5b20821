#!/usr/bin/env bash
# relative-time-parser 1.0.15 (npm), for moment: what it can't read is the present, not the moment that's asked, and no error:
# "+1.5h" and "6h" of a day in January are the clock's time. And of "+1h30m" the half hour is left out without a word.
# Expected: "Using the string -7d would be equivalent of moment().subtract(7, 'days')"; for other texts it says nothing, but
# `moment.utc("2026-01-31 12:00").relativeTime(…)` is about that day.
# Seen: texts for that moment, with the clock at 1 June.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts relative-time-parser@1.0.15 moment@2.30.1
cat > times.cjs <<'END'
const moment = require("relative-time-parser");
moment.now = () => Date.UTC(2026, 5, 1, 9);
for (const text of ["+1h", "-7d", "+1h30m", "+1d+1h", "+1.5h", "6h", "+ 6h", "+1H", "+1D"]) {
  console.log(`${text}: ${moment.utc("2026-01-31T12:00:00Z").relativeTime(text).utc().format("YYYY-MM-DD HH:mm")}`);
}
END
seen="$(node times.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
+1h: 2026-01-31 13:00
-7d: 2026-01-24 12:00
+1h30m: 2026-01-31 13:00
+1d+1h: 2026-02-01 12:00
+1.5h: 2026-06-01 09:00
6h: 2026-06-01 09:00
+ 6h: 2026-06-01 09:00
+1H: 2026-06-01 09:00
+1D: 2026-02-01 12:00
END
)" ]
