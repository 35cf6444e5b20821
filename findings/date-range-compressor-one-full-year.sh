#!/usr/bin/env bash
# date-range-compressor 3.0.0 (npm) doesn't compress one full year: 1 January to 31 December 2020 are eleven months and the 31 days of
# December. In a range within one year the last month comes in days even if it's full. Two full years are two years, one year and a
# day is a year and a day, and one full month alone is a month.
# Expected: "Reduces a date range to full years, full months, and days between two dates". So one year, and if not, twelve months.
# Seen: what becomes of some ranges.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts date-range-compressor@3.0.0
cat > ranges.cjs <<'END'
const { compressDateRange } = require("date-range-compressor");
for (const [start, end] of [["20200101", "20201231"], ["20250101", "20251231"], ["20200101", "20210101"], ["20191231", "20201231"],
  ["20200101", "20211231"], ["20200101", "20201130"], ["20200201", "20201231"], ["20201201", "20201231"]]) {
  const { years, months, days } = compressDateRange(start, end);
  console.log(`${start} to ${end}: ${years.length} years, ${months.length} months, ${days.length} days`);
}
END
seen="$(TZ=UTC node ranges.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
20200101 to 20201231: 0 years, 11 months, 31 days
20250101 to 20251231: 0 years, 11 months, 31 days
20200101 to 20210101: 1 years, 0 months, 1 days
20191231 to 20201231: 1 years, 0 months, 1 days
20200101 to 20211231: 2 years, 0 months, 0 days
20200101 to 20201130: 0 years, 10 months, 30 days
20200201 to 20201231: 0 years, 10 months, 31 days
20201201 to 20201231: 0 years, 1 months, 0 days
END
)" ]
