#!/usr/bin/env bash
# natural-cron 1.1.0 (npm) describes many schedules as "every day" that aren't: the 13th or a Friday, every second day, every third
# month. Where a time is given and the other fields are none of a few forms, it drops them. For other expressions that it doesn't
# know it says "Custom schedule". And the readme's own examples with `CronTimeUnit` can't be run, since the package doesn't export it.
# Expected: "Describe a valid 5-field or 6-field cron expression"; what its own builder writes for "every second day" isn't every
# day. Readme: `schedule.everyX(15, CronTimeUnit.Minute)`, "Use CronTimeUnit enum".
# Seen: descriptions, with the number of days of 2027 on which each runs by cron-parser 5.5.0 (npm).
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts natural-cron@1.1.0 cron-parser@5.5.0
cat > describe.cjs <<'END'
const natural = require("natural-cron");
const { CronExpressionParser } = require("cron-parser");
const build = () => new natural.CronExpressionBuilder();
const days = (expression) => {
  const runs = CronExpressionParser.parse(expression, { tz: "UTC", currentDate: new Date("2026-12-31T23:59:59Z"), endDate: new Date("2027-12-31T23:59:59Z") });
  const seen = new Set();
  while (runs.hasNext()) seen.add(runs.next().toISOString().slice(0, 10));
  return seen.size;
};
for (const expression of ["30 17 * * *", "0 20 13 * *", "0 20 * * 5", "0 20 13 * 5", build().everyX(2, "dayOfMonth").atTime("20:00").compile(),
  "0 20 * */3 *", "0 20 */10 6 *", "0 20 * 6 1-5", "0 9,12 * * *"])
  console.log(`${expression}: ${natural.describeCron(expression)}; ${days(expression)} days`);
console.log(`CronTimeUnit: ${typeof natural.CronTimeUnit}`);
END
seen="$(node describe.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
30 17 * * *: At 17:30 every day; 365 days
0 20 13 * *: At 20:00, on day 13 of the month; 12 days
0 20 * * 5: At 20:00, on Friday; 53 days
0 20 13 * 5: At 20:00 every day; 64 days
0 20 */2 * *: At 20:00 every day; 186 days
0 20 * */3 *: At 20:00 every day; 123 days
0 20 */10 6 *: At 20:00, in June; 3 days
0 20 * 6 1-5: At 20:00 every day; 22 days
0 9,12 * * *: Custom schedule: 0 9,12 * * *; 365 days
CronTimeUnit: undefined
END
)" ]
