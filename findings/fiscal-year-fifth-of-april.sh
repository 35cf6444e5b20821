#!/usr/bin/env bash
# fiscal-year 1.0.0 (npm): the day on which the year begins counts for the year, but not for its quarter and month. With
# Britain's sixth of April, the last day of a year, 5 April 2018, is in year 2018, quarter 1, month 0, as its first days were.
# And the README's own example has other numbers and another way to load it.
# Expected: 5 April is in the fourth quarter and last month (11) of its year, and 5 July is still in the first quarter. The
# README: require("fiscal-year") is a function, and getFiscalMonth("2017-10-01") is 9 with a year from 1 July; it's 3, from 0.
# Seen: year, quarter and month of some days.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts fiscal-year@1.0.0
cat > days.cjs <<'END'
const loaded = require("fiscal-year");
console.log(`require: ${typeof loaded}`);
const FiscalYear = loaded.default;
const show = (start, days) => {
  const year = FiscalYear(start);
  for (const day of days) {
    console.log(`${day}: ${year.getFiscalYear(day)}, ${year.getFiscalQuarter(day)}, ${year.getFiscalMonth(day)}`);
  }
};
show({ month: 6, day: 1 }, ["2017-06-30", "2017-07-01", "2017-10-01"]);
show({ month: 3, day: 6 }, ["2017-04-06", "2018-03-31", "2018-04-05", "2018-04-06", "2018-07-05", "2018-07-06"]);
END
seen="$(TZ=UTC node days.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
require: object
2017-06-30: 2017, 4, 11
2017-07-01: 2018, 1, 0
2017-10-01: 2018, 2, 3
2017-04-06: 2018, 1, 0
2018-03-31: 2018, 4, 11
2018-04-05: 2018, 1, 0
2018-04-06: 2019, 1, 0
2018-07-05: 2019, 2, 3
2018-07-06: 2019, 2, 3
END
)" ]
