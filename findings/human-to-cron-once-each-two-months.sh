#!/usr/bin/env bash
# human-to-cron 0.3.1 (npm): "once each 2 months" is every Sunday of every second month, for it puts the nought for "once" into
# the weekday and no first into the day. What it doesn't know it leaves out without a word: "once each week" and "once each monday"
# run each second of the year, and so does "noon". "Once each 2 hours" is right.
# Expected: "Converts human readable expression to a cron string": once in two months, once a week; or an error.
# Seen: expressions, and by cron-parser 5.5.0 (npm) how often they run in the first hour of 2027 and on how many days of that year.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts human-to-cron@0.3.1 cron-parser@5.5.0
cat > runs.cjs <<'END'
const humanToCron = require("human-to-cron");
const { CronExpressionParser } = require("cron-parser");
const start = new Date("2026-12-31T23:59:59Z");
function runs(expression, days) {
  const end = new Date(+start + days * 86400000), each = CronExpressionParser.parse(expression, { tz: "UTC", currentDate: start, endDate: end });
  let count = 0;
  while (each.hasNext()) each.next(), count++;
  return count;
}
function days(expression) {
  const [second, minute, hour, ...rest] = expression.split(" ");
  return runs(["0", "0", "0", ...rest].join(" "), 365);
}
for (const text of ["once each 2 hours", "friday 15:44", "once each 2 months", "once each month", "once each week", "once each monday", "noon"]) {
  const expression = humanToCron(text);
  console.log(`${text}: ${expression}: ${runs(expression, 1 / 24)} runs in the hour, on ${days(expression)} days of the year`);
}
END
seen="$(TZ=UTC node runs.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
once each 2 hours: 0 0 */2 * * *: 1 runs in the hour, on 365 days of the year
friday 15:44: 0 44 15 * * 5: 0 runs in the hour, on 53 days of the year
once each 2 months: 0 0 0 * */2 0: 0 runs in the hour, on 26 days of the year
once each month: 0 0 0 * */1 0: 0 runs in the hour, on 52 days of the year
once each week: * * * * * *: 3600 runs in the hour, on 365 days of the year
once each monday: * * * * * *: 3600 runs in the hour, on 365 days of the year
noon: * * * * * *: 3600 runs in the hour, on 365 days of the year
END
)" ]
