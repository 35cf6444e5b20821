#!/usr/bin/env bash
# date-holidays 3.37.0 (npm): Iceland's First Day of Summer is a week too early when 18 April is a Thursday, as in 2019 and 2024;
# and Japan's 21 September 2032, between two holidays, is a working day. fridagar 4.2.2 and japanese-holidays 1.0.10 (npm), made
# for one country each, have both days right.
# Expected: the first Thursday after 18 April is from the 19th to the 25th; in 2024 it was on 25 April. Japan's law makes a day
# between two national holidays one too: the third Monday of September 2032 is the 20th, and the equinox on the 22nd.
# Seen: the years from 2000 to 2060 in which they differ for Iceland, and 18 April's weekday; from 2000 to 2045 for Japan's
# Septembers.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts date-holidays@3.37.0 fridagar@4.2.2 japanese-holidays@1.0.10
cat > days.cjs <<'END'
const Holidays = require("date-holidays");
const { getHolidays } = require("fridagar");
const japanese = require("japanese-holidays");
const iceland = new Holidays("IS");
for (let year = 2000; year <= 2060; year++) {
  const day = iceland.getHolidays(year).find(({ name }) => name.startsWith("Sumardagurinn"))?.date.slice(0, 10);
  const other = getHolidays(year).find(({ key }) => key === "sumar1").date.toISOString().slice(0, 10);
  const weekday = new Date(Date.UTC(year, 3, 18)).toUTCString().slice(0, 3);
  if (day !== other) console.log(`date-holidays ${day}, fridagar ${other}; 18 April: ${weekday}`);
}
const japan = new Holidays("JP");
for (let year = 2000; year <= 2045; year++) {
  const days = japan.getHolidays(year).filter(({ type, date }) => type === "public" && date.slice(5, 7) === "09")
    .map(({ date }) => Number(date.slice(8, 10)));
  const others = [];
  for (let day = 1; day <= 30; day++) if (japanese.isHoliday(new Date(year, 8, day))) others.push(day);
  if (String(days) !== String(others)) console.log(`September ${year}: date-holidays ${days}, japanese-holidays ${others}`);
}
END
seen="$(TZ=UTC node days.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
date-holidays 2002-04-18, fridagar 2002-04-25; 18 April: Thu
date-holidays 2013-04-18, fridagar 2013-04-25; 18 April: Thu
date-holidays 2019-04-18, fridagar 2019-04-25; 18 April: Thu
date-holidays 2024-04-18, fridagar 2024-04-25; 18 April: Thu
date-holidays 2030-04-18, fridagar 2030-04-25; 18 April: Thu
date-holidays 2041-04-18, fridagar 2041-04-25; 18 April: Thu
date-holidays 2047-04-18, fridagar 2047-04-25; 18 April: Thu
date-holidays 2052-04-18, fridagar 2052-04-25; 18 April: Thu
date-holidays 2058-04-18, fridagar 2058-04-25; 18 April: Thu
September 2032: date-holidays 20,22, japanese-holidays 20,21,22
END
)" ]
