#!/usr/bin/env bash
# luxon-hijri 1.0.4 (npm, TypeScript): the weekday of a Hijri date is taken from the Gregorian date with the same numbers, more
# than five hundred years earlier, and then counted from Sunday where it was counted from Monday. Where there's no such Gregorian
# date (29 and 30 Safar), the weekday is "undefined".
# Expected: iEEEE is the "Hijri weekday (full name)" and iE its number, "1 for Sunday": that of the day which toGregorian of the
# same package gives. 1 Ramadan 1444 was a Thursday, "Yawm al-Khamis", 5.
# Seen: the day it is; what formatHijriDate writes.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts luxon-hijri@1.0.4 luxon@3.4.4
cat > days.cjs <<'END'
const { toGregorian, formatHijriDate } = require("luxon-hijri");
for (const [hy, hm, hd] of [[1444, 9, 1], [1445, 2, 1], [1445, 2, 29], [1445, 2, 30], [1446, 12, 10], [1447, 1, 1]]) {
  const day = toGregorian(hy, hm, hd).toUTCString().slice(0, 16);
  console.log(`${day}: ${formatHijriDate({ hy, hm, hd }, "iE, iEEEE, iD iMMMM iYYYY")}`);
}
END
seen="$(TZ=UTC node days.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
Thu, 23 Mar 2023: 7, Yawm as-Sabt, 1 Ramadan 1444
Thu, 17 Aug 2023: 6, Yawm al-Jum`a, 1 Safar 1445
Thu, 14 Sep 2023: undefined, undefined, 29 Safar 1445
Fri, 15 Sep 2023: undefined, undefined, 30 Safar 1445
Fri, 06 Jun 2025: 4, Yawm al-Arba`a', 10 Dhul Hijjah 1446
Thu, 26 Jun 2025: 5, Yawm al-Khamis, 1 Muharram 1447
END
)" ]
