#!/usr/bin/env bash
# kenat 3.2.0 (npm), for the Ethiopian calendar: the years 2006 and 2025 have no holidays, since looking for them is an error
# about a day 0 which nobody has given. And Christmas of 2016 is on 29 Tahsas, 8 January 2024, a day after the one that was
# kept.
# Expected: "all public, religious" holidays of a year: Easter was on 12 Miyazya 2006, 20 April 2014. Christmas is on 29
# Tahsas, but after a year with a sixth leap day on the 28th, so that it's always 7 January.
# Seen: what it says for the years from 2000 to 2030: errors, and the year's Christmas if it isn't 7 January; and Easter of
# some.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts kenat@3.2.0
cat > days.mjs <<'END'
import { getHolidaysForYear, toGC } from "kenat";
for (let year = 2000; year <= 2030; year++) {
  let holidays;
  try {
    holidays = getHolidaysForYear(year);
  } catch (error) {
    console.log(`${year}: ${error.message}`);
    continue;
  }
  const texts = [];
  for (const key of ["gena", "fasika"]) {
    const { ethiopian } = holidays.find((holiday) => holiday.key === key);
    const day = toGC(ethiopian.year, ethiopian.month, ethiopian.day);
    if (key === "gena" ? day.day !== 7 : [2005, 2007].includes(year)) {
      texts.push(`${key} ${ethiopian.day}/${ethiopian.month}, ${day.year}-${day.month}-${day.day}`);
    }
  }
  if (texts.length) console.log(`${year}: ${texts.join("; ")}`);
}
END
seen="$(node days.mjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
2000: gena 29/4, 2008-1-8
2004: gena 29/4, 2012-1-8
2005: fasika 27/8, 2013-5-5
2006: Invalid Ethiopian date: 2006/2/0
2007: fasika 4/8, 2015-4-12
2008: gena 29/4, 2016-1-8
2012: gena 29/4, 2020-1-8
2016: gena 29/4, 2024-1-8
2020: gena 29/4, 2028-1-8
2024: gena 29/4, 2032-1-8
2025: Invalid Ethiopian date: 2025/2/0
2028: gena 29/4, 2036-1-8
END
)" ]
