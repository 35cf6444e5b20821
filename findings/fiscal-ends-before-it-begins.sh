#!/usr/bin/env bash
# fiscal 1.0.0 (npm): a fiscal year that begins in January ends on the last day of the year before it, so it's over before it begins.
# And each quarter ends when its last day begins: what's done on 30 June is in no quarter.
# Expected: readme, "Specify the 0-indexed month that your fiscal year starts", so 0 is January; a quarter's endDate is
# 2016-12-31T23:59:59.999Z there, and a year's is at the end of a day, too.
# Seen: the year and the quarter of 15 June 2026 for some first months.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts fiscal@1.0.0
cat > years.cjs <<'END'
const Fiscal = require("fiscal");
const say = ({ startDate, endDate }) => `${startDate.toISOString().slice(0, 10)} to ${endDate.toISOString().slice(0, 16)}`;
for (const month of [0, 1, 3, 6, 9, 11]) {
  const { fiscalYear, quarter } = new Fiscal(month).getFiscalInfoForDate(new Date(Date.UTC(2026, 5, 15)));
  console.log(`first month ${month}: year ${say(fiscalYear)}, quarter ${say(quarter)}`);
}
END
seen="$(TZ=UTC node years.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
first month 0: year 2026-01-01 to 2025-12-31T23:59, quarter 2026-04-01 to 2026-06-30T00:00
first month 1: year 2026-02-01 to 2027-01-31T23:59, quarter 2026-05-01 to 2026-07-31T00:00
first month 3: year 2026-04-01 to 2027-03-31T23:59, quarter 2026-04-01 to 2026-06-30T00:00
first month 6: year 2025-07-01 to 2026-06-30T23:59, quarter 2026-04-01 to 2026-06-30T00:00
first month 9: year 2025-10-01 to 2026-09-30T23:59, quarter 2026-04-01 to 2026-06-30T00:00
first month 11: year 2025-12-01 to 2026-11-30T23:59, quarter 2026-06-01 to 2026-08-31T00:00
END
)" ]
