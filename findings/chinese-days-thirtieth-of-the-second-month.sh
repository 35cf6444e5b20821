#!/usr/bin/env bash
# chinese-days 1.5.7 (npm): the 29th and 30th of the second lunar month become the wrong day, for it takes the lunar date for one of our
# February first, which ends earlier. 8 April 2024 is 2024-02-30, as it says itself; back that's 9 April, which is 2024-03-01. Where
# our February has 28 days the 29th is wrong as well, by a month if the second month comes twice.
# Expected: "converting between lunar and solar calendars", from 1900 to 2100. lunar-typescript 1.8.6 (npm) leads them back.
# Seen: some days there and back, and by the other package; and of the days of 1990 to 2049 which lunar days don't come back, with how
# often.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts chinese-days@1.5.7 lunar-typescript@1.8.6
cat > days.cjs <<'END'
const { getLunarDate, getSolarDateFromLunar } = require("chinese-days");
const { Lunar } = require("lunar-typescript");
const two = (number) => String(number).padStart(2, "0");
function back({ lunarYear, lunarMon, lunarDay, isLeap }) {
  const { date, leapMonthDate } = getSolarDateFromLunar(`${lunarYear}-${two(lunarMon)}-${two(lunarDay)}`);
  return isLeap ? leapMonthDate : date;
}
for (const day of ["2024-04-07", "2024-04-08", "2024-04-09", "2023-03-20", "2023-03-21", "2026-04-16", "2026-11-30"]) {
  const lunar = getLunarDate(day), { lunarYear, lunarMon, lunarDay, isLeap } = lunar;
  const other = Lunar.fromYmd(lunarYear, isLeap ? -lunarMon : lunarMon, lunarDay).getSolar().toYmd();
  console.log(`${day}: lunar ${lunarYear}-${lunarMon}-${lunarDay}, back ${back(lunar)}, lunar-typescript ${other}`);
}
const lost = {};
for (let time = Date.UTC(1990, 0, 1); time < Date.UTC(2050, 0, 1); time += 86400000) {
  const day = new Date(time).toISOString().slice(0, 10), lunar = getLunarDate(day);
  if (back(lunar) !== day) lost[`${lunar.lunarMon}-${lunar.lunarDay}`] = (lost[`${lunar.lunarMon}-${lunar.lunarDay}`] ?? 0) + 1;
}
console.log(`don't come back: ${Object.entries(lost).map(([lunar, times]) => `${lunar}, ${times} times`).join("; ")}`);
END
seen="$(TZ=UTC node days.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
2024-04-07: lunar 2024-2-29, back 2024-04-07, lunar-typescript 2024-04-07
2024-04-08: lunar 2024-2-30, back 2024-04-09, lunar-typescript 2024-04-08
2024-04-09: lunar 2024-3-1, back 2024-04-09, lunar-typescript 2024-04-09
2023-03-20: lunar 2023-2-29, back 2023-04-20, lunar-typescript 2023-03-20
2023-03-21: lunar 2023-2-30, back 2023-04-21, lunar-typescript 2023-03-21
2026-04-16: lunar 2026-2-29, back 2026-04-17, lunar-typescript 2026-04-16
2026-11-30: lunar 2026-10-22, back 2026-11-30, lunar-typescript 2026-11-30
don't come back: 2-29, 47 times; 2-30, 37 times
END
)" ]
