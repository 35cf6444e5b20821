#!/usr/bin/env bash
# crontzconvert 1.1.1 (npm): with a zone of half an hour, minutes and hours are converted each for itself: 23:15 and 23:45 in
# Kolkata become 17:15 and 17:45 in UTC, the second of which is really the first. Of several hours, of which some go past
# midnight, all stay on the old day. And the 30th becomes the 31st, which five months don't have, and the 31st the 1st of
# every month.
# Expected: "transforms the cron expression for that timezone", so the same moments, or an error where one expression can't
# say it. Its page has the last day of a month as an example, which is right.
# Seen: the expression, and the runs of a week, or of a year for those with a day, that it loses and adds, by cron-parser
# 5.5.0 (npm).
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts crontzconvert@1.1.1 cron-parser@5.5.0
cat > expressions.mjs <<'END'
import crontzconvert from "crontzconvert";
import { CronExpressionParser } from "cron-parser";
const runs = (expression, tz, days) => {
  const start = new Date("2026-12-06T23:59:59Z"), end = new Date(+start + days * 864e5);
  const each = CronExpressionParser.parse(expression, { tz, currentDate: start, endDate: end });
  const moments = new Set();
  while (each.hasNext()) moments.add(each.next().getTime());
  return moments;
};
for (const [expression, from, to] of [["0 0 10 * * *", "Asia/Kolkata", "UTC"], ["0 0,30 10 * * *", "Asia/Kolkata", "UTC"],
  ["0 15,45 23 * * *", "Asia/Kolkata", "UTC"], ["0 */15 10 * * *", "Asia/Kolkata", "UTC"], ["0 0 23 * * 1", "UTC", "Africa/Lagos"],
  ["0 0 3,23 * * 1", "UTC", "Africa/Lagos"], ["0 30 23 L * *", "UTC", "Africa/Lagos"], ["0 30 23 30 * *", "UTC", "Africa/Lagos"],
  ["0 30 23 31 * *", "UTC", "Africa/Lagos"]]) {
  const converted = crontzconvert.convert(expression, from, to), days = expression.split(" ")[3] === "*" ? 7 : 364;
  const [right, seen] = [runs(expression, from, days), runs(converted, to, days)];
  const lost = [...right].filter((moment) => !seen.has(moment)).length, added = [...seen].filter((moment) => !right.has(moment)).length;
  console.log(`${expression} in ${from}: ${converted} in ${to}: of ${right.size} runs ${lost} lost, ${added} added`);
}
END
seen="$(node expressions.mjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '0 0 10 * * * in Asia/Kolkata: 0 30 4 * * * in UTC: of 7 runs 0 lost, 0 added' \
  '0 0,30 10 * * * in Asia/Kolkata: 0 0,30 4 * * * in UTC: of 14 runs 7 lost, 7 added' \
  '0 15,45 23 * * * in Asia/Kolkata: 0 15,45 17 * * * in UTC: of 14 runs 7 lost, 7 added' \
  '0 */15 10 * * * in Asia/Kolkata: 0 */15 4 * * * in UTC: of 28 runs 14 lost, 14 added' \
  '0 0 23 * * 1 in UTC: 0 0 0 * * 2 in Africa/Lagos: of 1 runs 0 lost, 0 added' \
  '0 0 3,23 * * 1 in UTC: 0 0 0,4 * * 1 in Africa/Lagos: of 2 runs 1 lost, 1 added' \
  '0 30 23 L * * in UTC: 0 30 0 1 * * in Africa/Lagos: of 12 runs 0 lost, 0 added' \
  '0 30 23 30 * * in UTC: 0 30 0 31 * * in Africa/Lagos: of 11 runs 4 lost, 0 added' \
  '0 30 23 31 * * in UTC: 0 30 0 1 * * in Africa/Lagos: of 7 runs 0 lost, 5 added')" ]
