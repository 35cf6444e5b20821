#!/usr/bin/env bash
# @cheap-glitch/mi-cron 1.0.1 (npm) counts months from 0 if they are named: "jun" is May, and "jan" is no month, for which it gives
# 1 December, the same each time. The 31st comes in every month: in February it's the 3rd of March, and 29 February is the 1st of March
# in three years of four. With "jan-mar" written as 1-3 the months are right.
# Expected: dates that match the expression, as cron-parser 5.10.6 gives them, which leaves out months without a 31st. It's a "parser for
# standard cron expressions", whose documentation has ranges of names.
# Seen, the next four after Friday, 27 November 2026: May for "jun", four times 1 December for "jan", 1 December and 3 March for the 31st.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @cheap-glitch/mi-cron@1.0.1 cron-parser@5.10.6
cat > days.cjs <<'END_JS'
const { parseCron } = require("@cheap-glitch/mi-cron");
const { CronExpressionParser } = require("cron-parser");
const from = new Date("2026-11-27T10:00:00Z");
const show = (date) => date.toISOString().slice(0, 10);
for (const text of ["0 8 1 6 *", "0 8 1 jun *", "0 8 1 jan *", "0 8 31 * *", "0 8 29 2 *"]) {
  let date = from;
  const dates = CronExpressionParser.parse(text, { currentDate: from, tz: "UTC" });
  console.log(`${text}, mi-cron: ${Array.from({ length: 4 }, () => show(date = parseCron.nextDate(text, date))).join(" ")}`);
  console.log(`${text}, cron-parser: ${Array.from({ length: 4 }, () => show(dates.next().toDate())).join(" ")}`);
}
END_JS
seen="$(TZ=UTC node days.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END_SEEN'
0 8 1 6 *, mi-cron: 2027-06-01 2028-06-01 2029-06-01 2030-06-01
0 8 1 6 *, cron-parser: 2027-06-01 2028-06-01 2029-06-01 2030-06-01
0 8 1 jun *, mi-cron: 2027-05-01 2028-05-01 2029-05-01 2030-05-01
0 8 1 jun *, cron-parser: 2027-06-01 2028-06-01 2029-06-01 2030-06-01
0 8 1 jan *, mi-cron: 2026-12-01 2026-12-01 2026-12-01 2026-12-01
0 8 1 jan *, cron-parser: 2027-01-01 2028-01-01 2029-01-01 2030-01-01
0 8 31 * *, mi-cron: 2026-12-01 2026-12-31 2027-01-31 2027-03-03
0 8 31 * *, cron-parser: 2026-12-31 2027-01-31 2027-03-31 2027-05-31
0 8 29 2 *, mi-cron: 2027-03-01 2028-02-29 2029-03-01 2030-03-01
0 8 29 2 *, cron-parser: 2028-02-29 2032-02-29 2036-02-29 2040-02-29
END_SEEN
)" ]
