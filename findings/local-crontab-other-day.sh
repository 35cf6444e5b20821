#!/usr/bin/env bash
# local-crontab 0.1.8 (npm): the hour goes past midnight, and the day stays: Tuesday at one in Tokyo becomes Tuesday at 16 in
# UTC, which is Wednesday there; the fifth of a month becomes the sixth. And minutes with a step keep it where the zone has
# half an hour: every quarter from 10:00 to 10:45 in Kolkata becomes 9:30 to 10:15.
# Expected: "convert a crontab in a local timezone into a set of UTC crontabs", so the same moments. Those without a day are
# right. Its page names no limit.
# Seen: the UTC crontabs, and when the first of them runs in the zone, from 30 November 2026, by cron-parser 5.5.0 (npm).
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts local-crontab@0.1.8 cron-parser@5.5.0
cat > crontabs.cjs <<'END'
const { localCrontabToUtcCrontabs } = require("local-crontab");
const { CronExpressionParser } = require("cron-parser");
const first = (crontab, tz, shown) => {
  const moment = CronExpressionParser.parse(crontab, { tz, currentDate: new Date("2026-11-29T23:59:00Z") }).next().toDate();
  return new Intl.DateTimeFormat("en-GB", { timeZone: shown, weekday: "short", day: "numeric", hour: "2-digit", minute: "2-digit" }).format(moment);
};
for (const [crontab, zone] of [["0 10 * * *", "Asia/Tokyo"], ["0 1 * * *", "Asia/Tokyo"], ["0 10 * * 1", "Asia/Tokyo"], ["0 1 * * 2", "Asia/Tokyo"],
  ["0 1 5 * *", "Asia/Tokyo"], ["0 22 * * 5", "America/Bogota"], ["0 10 * * *", "Asia/Kolkata"], ["*/15 10 * * *", "Asia/Kolkata"]]) {
  const converted = localCrontabToUtcCrontabs(crontab, zone);
  console.log(`${crontab} ${zone}: ${converted.join("; ")}: ${first(converted[0], "UTC", zone)}, right is ${first(crontab, zone, zone)}`);
}
END
seen="$(node crontabs.cjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '0 10 * * * Asia/Tokyo: 0 1 * * *: Mon 30, 10:00, right is Mon 30, 10:00' \
  '0 1 * * * Asia/Tokyo: 0 16 * * *: Tue 1, 01:00, right is Tue 1, 01:00' \
  '0 10 * * 1 Asia/Tokyo: 0 1 * * 1: Mon 30, 10:00, right is Mon 30, 10:00' \
  '0 1 * * 2 Asia/Tokyo: 0 16 * * 2: Wed 2, 01:00, right is Tue 1, 01:00' \
  '0 1 5 * * Asia/Tokyo: 0 16 5 * *: Sun 6, 01:00, right is Sat 5, 01:00' \
  '0 22 * * 5 America/Bogota: 0 3 * * 5: Thu 3, 22:00, right is Fri 4, 22:00' \
  '0 10 * * * Asia/Kolkata: 30 4 * * *: Mon 30, 10:00, right is Mon 30, 10:00' \
  '*/15 10 * * * Asia/Kolkata: */15 4 * * *: Mon 30, 09:30, right is Mon 30, 10:00')" ]
