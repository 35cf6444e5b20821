#!/usr/bin/env bash
# persian-date 1.1.0 (npm) is a day late in the whole year 1342, March 1963 to March 1964: the new year is on 22 March for 21 March, and
# the uprising of 15 Khordad, 5 June 1963, on the 14th. It has a thirtieth of Esfand in 1341, which wasn't a leap year, and none in 1342,
# which was. From 1940 to 2059 it's the only such year.
# Expected: the calendar of Iran. shamsi 1.1.6 and moment-jalali 0.3.9 (npm) and Intl of Node.js have it right for all these days.
# Seen: some days in all four, which years are leap years, and how many days differ, by Persian year.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts persian-date@1.1.0 shamsi@1.1.6 moment-jalali@0.3.9
cat > days.cjs <<'END'
const PersianDate = require("persian-date"), moment = require("moment-jalali");
const { gregorianToJalali } = require("shamsi");
const format = new Intl.DateTimeFormat("en-u-ca-persian", { timeZone: "UTC", year: "numeric", month: "numeric", day: "numeric" });
const intl = (date) => {
  const parts = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
};
const seen = (date) => new PersianDate(date).toArray().slice(0, 3).join("-");
for (const day of ["1963-03-20", "1963-03-21", "1963-03-22", "1963-06-05", "1964-03-20", "1964-03-21", "2026-11-30"]) {
  const date = new Date(`${day}T12:00:00Z`), [year, month, number] = day.split("-").map(Number);
  console.log(`${day}: ${seen(date)}; shamsi ${gregorianToJalali(year, month, number).join("-")}, ` +
    `moment-jalali ${moment(date).format("jYYYY-jM-jD")}, Intl ${intl(date)}`);
}
for (const year of [1341, 1342]) console.log(`${year}: leap year ${new PersianDate([year, 1, 1]).isLeapYear()}, moment-jalali ${moment.jIsLeapYear(year)}`);
const differ = {};
for (let time = Date.UTC(1940, 0, 1, 12); time < Date.UTC(2060, 0, 1); time += 86400000) {
  const date = new Date(time), right = intl(date);
  if (seen(date) !== right) differ[right.split("-")[0]] = (differ[right.split("-")[0]] ?? 0) + 1;
}
console.log(`differ: ${Object.entries(differ).map(([year, days]) => `${year}: ${days} days`)}`);
END
seen="$(TZ=UTC node days.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
1963-03-20: 1341-12-29; shamsi 1341-12-29, moment-jalali 1341-12-29, Intl 1341-12-29
1963-03-21: 1341-12-30; shamsi 1342-1-1, moment-jalali 1342-1-1, Intl 1342-1-1
1963-03-22: 1342-1-1; shamsi 1342-1-2, moment-jalali 1342-1-2, Intl 1342-1-2
1963-06-05: 1342-3-14; shamsi 1342-3-15, moment-jalali 1342-3-15, Intl 1342-3-15
1964-03-20: 1342-12-29; shamsi 1342-12-30, moment-jalali 1342-12-30, Intl 1342-12-30
1964-03-21: 1343-1-1; shamsi 1343-1-1, moment-jalali 1343-1-1, Intl 1343-1-1
2026-11-30: 1405-9-9; shamsi 1405-9-9, moment-jalali 1405-9-9, Intl 1405-9-9
1341: leap year true, moment-jalali false
1342: leap year false, moment-jalali true
differ: 1342: 366 days
END
)" ]
