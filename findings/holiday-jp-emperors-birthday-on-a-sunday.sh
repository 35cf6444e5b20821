#!/usr/bin/env bash
# holiday-jp 1.0.0 (npm), holidays of Japan: after an Emperor's birthday on a Sunday the Monday is an ordinary day, so 24 February of
# 2020, 2025 and 2031. The new birthday was added without one. In 2018 and 2019 it's in February, too, where it wasn't yet, and
# 23 December 2018, on which it still was, isn't one, but the day off for it on the 24th is, and so it is in 2029 and 2035.
# Expected: by the law on holidays a holiday on a Sunday makes the next day that isn't one a day off, as 6 May 2026 here. 24 February
# 2025 was one. The birthday is on 23 December up to 2018 and on 23 February from 2020. japanese-holidays 1.0.10 (npm) has it so.
# Seen: these days, and those of 2000 to 2035 in February, May and December in which the two packages differ.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts holiday-jp@1.0.0 japanese-holidays@1.0.10
cat > days.cjs <<'END'
const there = require("holiday-jp"), other = require("japanese-holidays");
const said = (date) => [Boolean(there.isHoliday(date)), Boolean(other.isHoliday(date))];
for (const [year, month, day] of [[2020, 2, 24], [2025, 2, 23], [2025, 2, 24], [2026, 2, 23], [2026, 5, 6], [2031, 2, 24], [2018, 12, 23],
  [2018, 12, 24], [2018, 2, 23]]) console.log(`${year}-${month}-${day}: ${said(new Date(year, month - 1, day)).join(", right ")}`);
const differ = [];
for (const month of [1, 4, 11])
  for (let year = 2000; year <= 2035; year++)
    for (const date = new Date(year, month, 1); date.getMonth() === month; date.setDate(date.getDate() + 1)) {
      const [seen, right] = said(date);
      if (seen !== right) differ.push(`${seen ? "+" : "-"}${year}-${month + 1}-${date.getDate()}`);
    }
console.log(differ.join(" "));
END
seen="$(TZ=Asia/Tokyo node days.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
2020-2-24: false, right true
2025-2-23: true, right true
2025-2-24: false, right true
2026-2-23: true, right true
2026-5-6: true, right true
2031-2-24: false, right true
2018-12-23: false, right true
2018-12-24: true, right true
2018-2-23: true, right false
+2017-2-23 +2018-2-23 +2019-2-23 -2020-2-24 -2025-2-24 -2031-2-24 -2019-5-1 -2019-5-2 -2017-12-23 -2018-12-23 +2029-12-24 +2035-12-24
END
)" ]
