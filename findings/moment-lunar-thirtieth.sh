#!/usr/bin/env bash
# moment-lunar 0.0.4 (npm): the 30th of the second lunar month becomes 1 March, because the lunar date is put into an ordinary
# one; so does the 29th, where that year has no leap day. The day after is the 1st of the third month too, and going back from
# there gives the second of the two days. A leap month can't be told from the one before it.
# Expected: "chinese lunar calendar": it has a 30th of the second month, 4 April 2000, as solarlunar 3.1.0 (npm) says.
# Seen: some days, their lunar date, the day for that date again, and what solarlunar says; how many of 2000 to 2039 differ.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts moment-lunar@0.0.4 moment@2.30.1 solarlunar@3.1.0
cat > days.cjs <<'END'
const moment = require("moment");
require("moment-lunar");
const solarLunar = require("solarlunar").default ?? require("solarlunar");
let other = 0;
for (const day = moment([2000, 0, 1]); day.year() < 2040; day.add(1, "day")) {
  const lunar = day.clone().lunar();
  const { lYear, lMonth, lDay, isLeap } = solarLunar.solar2lunar(day.year(), day.month() + 1, day.date());
  if (lunar.format("YYYY-M-D") !== `${lYear}-${lMonth}-${lDay}`) other++;
  const text = day.format("YYYY-MM-DD");
  if (!["2000-04-04", "2000-04-05", "2001-03-23", "2023-02-20", "2023-03-22"].includes(text)) continue;
  const back = lunar.clone().solar().format("YYYY-MM-DD");
  const right = `${lDay}/${isLeap ? "leap " : ""}${lMonth}/${lYear}`;
  console.log(`${text}: ${lunar.format("D/M/YYYY")}, back ${back}; solarlunar ${right}`);
}
console.log(`other: ${other} days`);
END
seen="$(TZ=UTC node days.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
2000-04-04: 1/3/2000, back 2000-04-05; solarlunar 30/2/2000
2000-04-05: 1/3/2000, back 2000-04-05; solarlunar 1/3/2000
2001-03-23: 1/3/2001, back 2001-03-25; solarlunar 29/2/2001
2023-02-20: 1/2/2023, back 2023-02-20; solarlunar 1/2/2023
2023-03-22: 1/2/2023, back 2023-02-20; solarlunar 1/leap 2/2023
other: 57 days
END
)" ]
