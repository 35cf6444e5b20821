#!/usr/bin/env bash
# vietnamese-lunar-calendar 0.0.6 (npm, TypeScript): the lunar date of a day that's given as three numbers depends on the zone
# of the computer. With UTC, which servers have, the Vietnamese New Year of 2023 and 2024 isn't found on its day, and from 2000
# to 2039 about every third day has another lunar date than in Vietnam. The word "zone" isn't in the README.
# Expected: Vietnam's lunar calendar is reckoned with the time of Vietnam (UTC+7), wherever it's asked for: 22 January 2023 and
# 10 February 2024 were the first of the first month, as amlich 0.0.2 (npm) says with 7 as zone.
# Seen: four public days of Vietnam in three zones, and how many days differ from amlich.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts vietnamese-lunar-calendar@0.0.6 amlich@0.0.2
cat > days.cjs <<'END'
const { LunarDate } = require("vietnamese-lunar-calendar");
const amlich = require("amlich");
console.log(process.env.TZ);
for (const day of [[2023, 1, 22], [2024, 2, 10], [2024, 5, 22], [2024, 9, 17]]) {
  const { date, month, holiday } = new LunarDate(...day);
  console.log(`  ${day.join("-")}: ${date}/${month} ${holiday ?? ""}`.trimEnd());
}
let days = 0;
let other = 0;
for (let time = Date.UTC(2000, 0, 1); time < Date.UTC(2040, 0, 1); time += 86400000) {
  const [year, month, day] = new Date(time).toISOString().slice(0, 10).split("-").map(Number);
  const lunar = new LunarDate(year, month, day);
  const [lunarDay, lunarMonth] = amlich.convertSolar2Lunar(day, month, year, 7);
  days++;
  if (lunar.date !== lunarDay || lunar.month !== lunarMonth) other++;
}
console.log(`  other than amlich: ${other} of ${days} days`);
END
seen="$(for zone in Asia/Ho_Chi_Minh UTC America/New_York; do TZ=$zone node days.cjs; done)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
Asia/Ho_Chi_Minh
  2023-1-22: 1/1 Tết Nguyên Đán
  2024-2-10: 1/1 Tết Nguyên Đán
  2024-5-22: 15/4 Lễ Phật Đản
  2024-9-17: 15/8 Tết Trung Thu
  other than amlich: 0 of 14610 days
UTC
  2023-1-22: 2/1
  2024-2-10: 2/1
  2024-5-22: 15/4 Lễ Phật Đản
  2024-9-17: 15/8 Tết Trung Thu
  other than amlich: 4800 of 14610 days
America/New_York
  2023-1-22: 2/1
  2024-2-10: 2/1
  2024-5-22: 16/4
  2024-9-17: 16/8
  other than amlich: 8000 of 14610 days
END
)" ]
