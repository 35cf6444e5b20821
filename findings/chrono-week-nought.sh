#!/usr/bin/env bash
# chrono 1.0.5 (npm): in years that begin on a Thursday, as 2026, all weeks are one too low, from week 0 to week 52 in the last one.
# And the last days before such a year are in week 0.
# Expected: "Returns the ISO-8601 week number of the year". Week 1 is the one with the first Thursday; there's no week 0, and 2026 has 53
# weeks. current-week-number 1.0.7 (npm) has it so.
# Seen: some days in both; and for 2000 to 2039 the years of which more than 300 days differ.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts chrono@1.0.5 current-week-number@1.0.7
cat > weeks.cjs <<'END'
require("chrono");
const right = require("current-week-number");
for (const day of ["2025-12-28", "2025-12-29", "2026-01-01", "2026-01-05", "2026-11-30", "2026-12-31", "2027-01-04"]) {
  const date = new Date(`${day}T00:00:00Z`);
  console.log(`${day}: week ${date.getUTCISOWeek()} of ${date.getUTCISOFullYear()}, by format ${date.format("o-W", "UTC")}, right ${right(date)}`);
}
const wrong = {};
for (let time = Date.UTC(2000, 0, 1); time < Date.UTC(2040, 0, 1); time += 86400000) {
  const date = new Date(time);
  if (date.getUTCISOWeek() !== right(date)) wrong[date.getUTCFullYear()] = (wrong[date.getUTCFullYear()] ?? 0) + 1;
}
console.log(Object.entries(wrong).filter(([, days]) => days > 300).map(([year, days]) => `${year}: ${days} days`).join(", "));
END
seen="$(TZ=UTC node weeks.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
2025-12-28: week 52 of 2025, by format 2025-52, right 52
2025-12-29: week 0 of 2026, by format 2026-00, right 1
2026-01-01: week 0 of 2026, by format 2026-00, right 1
2026-01-05: week 1 of 2026, by format 2026-01, right 2
2026-11-30: week 48 of 2026, by format 2026-48, right 49
2026-12-31: week 52 of 2026, by format 2026-52, right 53
2027-01-04: week 1 of 2027, by format 2027-01, right 1
2004: 366 days, 2009: 365 days, 2015: 365 days, 2026: 365 days, 2032: 366 days, 2037: 365 days
END
)" ]
