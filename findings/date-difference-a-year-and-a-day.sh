#!/usr/bin/env bash
# date-difference 1.0.0 (npm): from 1 July 2015 to 1 July 2016 it's "1y 1d". Every leap day in between is one day too many, so four
# years are "4y 1d", and what's a day less than a year may be "1y". If the first date is the later one, all is in milliseconds.
# Expected: its readme has this very example, dateDifference(new Date('7/1/2015'), new Date('7/1/2016')), with '1y'.
# Seen: what it says for some pairs, and the years and days by the calendar.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts date-difference@1.0.0 moment@2.30.1
cat > pairs.cjs <<'END'
const difference = require("date-difference"), moment = require("moment");
for (const [first, second] of [["7/1/2015", "7/1/2016"], ["7/1/2016", "7/1/2017"], ["1/1/2024", "1/1/2025"], ["3/1/2020", "3/1/2024"],
  ["1/1/2000", "1/1/2020"], ["2/29/2024", "2/28/2025"], ["11/1/2026", "12/1/2026"]]) {
  const years = moment(new Date(second)).diff(new Date(first), "years");
  const days = moment(new Date(second)).diff(moment(new Date(first)).add(years, "years"), "days");
  console.log(`${first} to ${second}: ${difference(new Date(first), new Date(second))}, by the calendar ${years}y ${days}d`);
}
END
seen="$(TZ=UTC node pairs.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
7/1/2015 to 7/1/2016: 1y 1d, by the calendar 1y 0d
7/1/2016 to 7/1/2017: 1y, by the calendar 1y 0d
1/1/2024 to 1/1/2025: 1y 1d, by the calendar 1y 0d
3/1/2020 to 3/1/2024: 4y 1d, by the calendar 4y 0d
1/1/2000 to 1/1/2020: 20y 5d, by the calendar 20y 0d
2/29/2024 to 2/28/2025: 1y, by the calendar 1y 0d
11/1/2026 to 12/1/2026: 30d, by the calendar 0y 30d
END
)" ]
