#!/usr/bin/env bash
# holidays-nordic 0.1.1 (npm): Denmark's Store bededag is a week late in every year, All Saints' Day is a holiday in Denmark and
# Norway (under its English name), and Denmark's second day of Pentecost is none. And in the zones of these countries, a date made
# with the numbers of the day is taken for the day before: with new Date(2018, 11, 25) Christmas Day is "Christmas Eve".
# Expected: Store bededag was the fourth Friday after Easter (27 April 2018, 17 May 2019) until 2023; "anden pinsedag" is a public
# holiday in Denmark, as in Norway; neither has All Saints' Day as one, and it's not in the README's Danish list. "Provide a Date
# object", it says.
# Seen: some days in UTC; then dates in the zone of Copenhagen.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts holidays-nordic@0.1.1
cat > days.cjs <<'END'
const holidays = require("holidays-nordic");
const isHoliday = holidays.default ?? holidays;
console.log(process.env.TZ);
const days = process.env.TZ === "UTC" ? [
  [2018, 4, 27, "dk"], [2018, 5, 4, "dk"], [2019, 5, 17, "dk"], [2019, 5, 24, "dk"],
  [2018, 5, 21, "dk"], [2018, 5, 21, "no"], [2018, 11, 3, "dk"], [2018, 11, 3, "no"],
] : [[2018, 1, 1, "dk"], [2018, 12, 24, "dk"], [2018, 12, 25, "dk"], [2018, 12, 27, "dk"]];
for (const [year, month, day, country] of days) {
  const date = new Date(year, month - 1, day);
  console.log(`  ${country} ${date.toDateString()}: ${isHoliday(date, country)}`);
}
END
seen="$(for zone in UTC Europe/Copenhagen; do TZ=$zone node days.cjs; done)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
UTC
  dk Fri Apr 27 2018: false
  dk Fri May 04 2018: Store bededag
  dk Fri May 17 2019: false
  dk Fri May 24 2019: Store bededag
  dk Mon May 21 2018: false
  no Mon May 21 2018: Andre pinsedag
  dk Sat Nov 03 2018: All Saints' Day
  no Sat Nov 03 2018: All Saints' Day
Europe/Copenhagen
  dk Mon Jan 01 2018: Nytårsaften
  dk Mon Dec 24 2018: false
  dk Tue Dec 25 2018: Christmas Eve
  dk Thu Dec 27 2018: Anden juledag
END
)" ]
