#!/usr/bin/env bash
# chinese-lunar 0.1.4 (npm): dateAdd adds nothing, whatever is written ("1M", "1d", "1w"); monthAdd gives a date without a day,
# and four months before the fourth month is month 0 of the same year. And in 2033 the leap month comes after the seventh month
# instead of the eleventh, so that the mid-autumn feast (15/8) is four weeks late, on 7 October instead of 8 September.
# Expected: the README: dateAdd "adds" such parts as "1M-5d", monthAdd gives "the new date"; and it's for the years 1900 to 2100.
# chinese-lunar-calendar 1.0.1 (npm), from the tables of the Hong Kong Observatory, has the leap month after the eleventh.
# Seen: a date and what's added; then four days of 2033, with what chinese-lunar-calendar says.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts chinese-lunar@0.1.4 chinese-lunar-calendar@1.0.1
cat > days.cjs <<'END'
const lunar = require("chinese-lunar");
const { getLunar } = require("chinese-lunar-calendar");
const text = ({ year, month, day, leap }) => `${year}, ${leap ? "leap " : ""}month ${month}, day ${day}`;
const start = lunar.solarToLunar(new Date(2012, 4, 1));
console.log(text(start));
for (const part of ["1d", "1w", "1M", "1M5d"]) console.log(`  dateAdd ${part}: ${text(lunar.dateAdd(start, part))}`);
for (const months of [1, 2, 12, -1, -4, -12]) console.log(`  monthAdd ${months}: ${text(lunar.monthAdd(start, months))}`);
for (const [month, day] of [[8, 24], [9, 8], [10, 7], [12, 22]]) {
  const other = getLunar(2033, month, day);
  console.log(`2033-${month}-${day}: ${text(lunar.solarToLunar(new Date(2033, month - 1, day)))}`);
  console.log(`  the other: ${other.isLeap ? "leap " : ""}month ${other.lunarMonth}, day ${other.lunarDate}`);
}
END
seen="$(TZ=UTC node days.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
2012, month 4, day 11
  dateAdd 1d: 2012, month 4, day 11
  dateAdd 1w: 2012, month 4, day 11
  dateAdd 1M: 2012, month 4, day 11
  dateAdd 1M5d: 2012, month 4, day 11
  monthAdd 1: 2012, leap month 4, day undefined
  monthAdd 2: 2012, month 5, day undefined
  monthAdd 12: 2013, month 3, day undefined
  monthAdd -1: 2012, month 3, day undefined
  monthAdd -4: 2012, month 0, day undefined
  monthAdd -12: 2012, month -8, day undefined
2033-8-24: 2033, month 7, day 30
  the other: month 7, day 30
2033-9-8: 2033, leap month 7, day 15
  the other: month 8, day 15
2033-10-7: 2033, month 8, day 15
  the other: month 9, day 15
2033-12-22: 2033, month 11, day 1
  the other: leap month 11, day 1
END
)" ]
