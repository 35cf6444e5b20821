#!/usr/bin/env bash
# holiday-kr 0.1.5 (npm): Korea's lunar holidays are on wrong days in some years. Buddha's Birthday of 2012, a Monday off on 28
# May, is put a month too early, on 28 April, because the leap month is put after the fourth month instead of the third. In 2001
# it's a day too early, and so are New Year's Day of 2028 and the harvest feast of 2040; the last of the three days off of these
# is a working day.
# Expected: Buddha's Birthday is 8/4, New Year's Day 1/1 and the day before and after, the feast 15/8 likewise, as the README
# says; by the Korean tables (kor-lunar 1.4.0, npm, and korean-lunar-calendar 0.4.0, npm) those are other days.
# Seen: each holiday from 2000 to 2049 where the three don't agree; and if holiday-kr thinks the right day (or the day after it)
# a holiday.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts holiday-kr@0.1.5 kor-lunar@1.4.0 korean-lunar-calendar@0.4.0
cat > days.cjs <<'END'
const holidays = require("holiday-kr");
const korLunar = require("kor-lunar").default ?? require("kor-lunar");
const Calendar = require("korean-lunar-calendar").default ?? require("korean-lunar-calendar");
const text = ({ year, month, day }) => `${year}-${month}-${day}`;
const calendar = new Calendar();
for (let year = 2000; year < 2050; year++) {
  for (const [name, month, day] of [["New Year's Day", 1, 1], ["Buddha's Birthday", 4, 8], ["harvest feast", 8, 15]]) {
    const seen = text(holidays.getSolar(year, month, day));
    const right = korLunar.toSolar(year, month, day, false);
    calendar.setLunarDate(year, month, day, false);
    const other = text(calendar.getSolarCalendar());
    if (seen === text(right) && seen === other) continue;
    console.log(`${name}: ${seen}, the others ${text(right)} and ${other}`);
    const free = [right.day, right.day + 1].map((date) => holidays.isSolarHoliday(right.year, right.month, date));
    console.log(`  ${text(right)} free: ${free[0]}, the day after: ${free[1]}`);
  }
}
END
seen="$(TZ=UTC node days.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
Buddha's Birthday: 2001-4-30, the others 2001-5-1 and 2001-5-1
  2001-5-1 free: false, the day after: false
Buddha's Birthday: 2012-4-28, the others 2012-5-28 and 2012-5-28
  2012-5-28 free: false, the day after: false
New Year's Day: 2028-1-26, the others 2028-1-27 and 2028-1-27
  2028-1-27 free: true, the day after: false
harvest feast: 2040-9-20, the others 2040-9-21 and 2040-9-21
  2040-9-21 free: true, the day after: false
END
)" ]
