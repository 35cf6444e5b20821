#!/usr/bin/env bash
# festivos-colombia 0.0.1 (npm) and finnish-holidays-js 1.1.2 (npm): both have Easter right from 2000 to 2048, and wrong in 2049
# and 2076: a week late in Colombia, two weeks late in Finland (where it's on May Day or later, and Pentecost comes after
# Midsummer in 2076). One lacks the exceptions of the short formula, the other has a plus where the long one has a minus.
# Expected: Easter is at the latest on 25 April; on 18 April 2049 and 19 April 2076, as date-holidays 3.37.0 (npm) says.
# Seen: the years from 2000 to 2099 in which Good Friday isn't two days before the Easter of date-holidays.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts festivos-colombia@0.0.1 finnish-holidays-js@1.1.2 date-holidays@3.37.0
cat > days.cjs <<'END'
const colombia = require("festivos-colombia/app.js");
const finland = require("finnish-holidays-js");
const Holidays = require("date-holidays");
const right = new Holidays("FI");
const two = (number) => String(number).padStart(2, "0");
for (let year = 2000; year < 2100; year++) {
  const easter = right.getHolidays(year).find(({ rule }) => rule === "easter").date.slice(0, 10);
  const friday = new Date(Date.parse(easter) - 2 * 86400000).toISOString().slice(0, 10);
  const days = {
    Colombia: colombia.getHolidaysByYear(year).find(({ name }) => name === "Viernes Santo").date.split("/").reverse().join("-"),
    Finland: finland.year(year, true).filter(({ description }) => description === "Good Friday")
      .map(({ month, day }) => `${year}-${two(month)}-${two(day)}`)[0],
  };
  for (const [country, day] of Object.entries(days)) if (day !== friday) console.log(`${country} ${day}, right: ${friday}`);
}
const text = finland.year(2076, true).map(({ month, day, description }) => `${day}/${month} ${description}`);
console.log(text.filter((day) => /May Day|Easter|Pentecost|Midsummer/.test(day)).join(", "));
END
seen="$(TZ=UTC node days.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
Colombia 2049-04-23, right: 2049-04-16
Finland 2049-04-30, right: 2049-04-16
Colombia 2076-04-24, right: 2076-04-17
Finland 2076-05-01, right: 2076-04-17
2/5 Easter Sunday, 3/5 Easter Monday, 1/5 May Day, 20/6 Pentecost, 19/6 Midsummer Eve, 20/6 Midsummer Day
END
)" ]
