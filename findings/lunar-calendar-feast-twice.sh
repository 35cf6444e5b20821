#!/usr/bin/env bash
# lunar-calendar 0.1.4 (npm): in a year with a leap month, the feasts of the month after it are named twice, first in the leap
# month: the Dragon Boat feast (5/5) of 2020 on 27 May, in the leap fourth month, and on 25 June, the Qixi feast (7/7) of 2025 on
# 31 July and 29 August. And in 2007 six months begin a day late, so that the mid-autumn feast (15/8) is on the 26th of September.
# Expected: 5/5 is in the fifth month, and each of these feasts is once a year, in 2020 on 25 June, in 2025 on 29 August. A month
# begins on the day of the new moon in China, 11 September 2007: the feast was on the 25th, as solarlunar 3.1.0 (npm) also says.
# Seen: the feasts named twice from 2005 to 2025, with their lunar dates; then the days from 2000 to 2039 on which the day of the
# lunar month isn't the one of solarlunar.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts lunar-calendar@0.1.4 solarlunar@3.1.0
cat > days.cjs <<'END'
const { solarToLunar } = require("lunar-calendar");
const solarLunar = require("solarlunar").default ?? require("solarlunar");
const feasts = { 端午节: "5/5", 七夕情人节: "7/7", 中秋节: "15/8" };
const named = {};
const other = {};
for (let time = Date.UTC(2000, 0, 1); time < Date.UTC(2040, 0, 1); time += 86400000) {
  const date = new Date(time).toISOString().slice(0, 10);
  const [year, month, day] = date.split("-").map(Number);
  const lunar = solarToLunar(year, month, day);
  const right = solarLunar.solar2lunar(year, month, day);
  if (lunar.lunarDay !== right.lDay) other[year] = (other[year] ?? 0) + 1;
  const feast = feasts[lunar.lunarFestival];
  if (!feast) continue;
  const text = `${date} (${right.lDay}/${right.isLeap ? "leap " : ""}${right.lMonth})`;
  (named[`${year} ${feast}`] ??= []).push(text);
}
for (const [feast, days] of Object.entries(named)) {
  const year = Number(feast.slice(0, 4));
  if (year === 2007 || (days.length > 1 && year >= 2005 && year <= 2025)) console.log(`${feast}: ${days.join(", ")}`);
}
console.log("days with another number:", other);
END
seen="$(TZ=UTC node days.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
2006 15/8: 2006-09-07 (15/leap 7), 2006-10-06 (15/8)
2007 5/5: 2007-06-19 (5/5)
2007 7/7: 2007-08-19 (7/7)
2007 15/8: 2007-09-26 (16/8)
2012 5/5: 2012-05-25 (5/leap 4), 2012-06-23 (5/5)
2017 7/7: 2017-07-29 (7/leap 6), 2017-08-28 (7/7)
2020 5/5: 2020-05-27 (5/leap 4), 2020-06-25 (5/5)
2025 7/7: 2025-07-31 (7/leap 6), 2025-08-29 (7/7)
days with another number: { '2007': 150, '2008': 30 }
END
)" ]
