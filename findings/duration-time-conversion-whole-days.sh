#!/usr/bin/env bash
# duration-time-conversion 1.0.6 (npm): from a duration to a time, whole days are lost: a day is 00:00:00.000, and a hundred hours
# are 04:00:00.000. The other way, "100:00:00.000" is read as a hundred hours.
# Expected: what one of the two functions gives, the other takes back, as in the README: d2t(3661.111) is "01:01:01.111", and
# t2d("01:01:01.111") is 3661.111. So d2t(360000) is "100:00:00.000".
# Seen: seconds, the time of them, and the seconds of that; and of a time the seconds, and the time of them.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts duration-time-conversion@1.0.6
cat > times.cjs <<'END'
const loaded = require("duration-time-conversion");
const { d2t, t2d } = loaded.default ?? loaded;
for (const seconds of [3661.111, 86399, 86400, 90061.5, 360000]) console.log(`${seconds}: ${d2t(seconds)}, ${t2d(d2t(seconds))}`);
for (const time of ["23:59:59.000", "24:00:00.000", "100:00:00.000"]) console.log(`${time}: ${t2d(time)}, ${d2t(t2d(time))}`);
END
seen="$(node times.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
3661.111: 01:01:01.111, 3661.111
86399: 23:59:59.000, 86399
86400: 00:00:00.000, 0
90061.5: 01:01:01.500, 3661.5
360000: 04:00:00.000, 14400
23:59:59.000: 86399, 23:59:59.000
24:00:00.000: 86400, 00:00:00.000
100:00:00.000: 360000, 04:00:00.000
END
)" ]
