#!/usr/bin/env bash
# @sapphire/cron 1.2.1 (npm), of the Sapphire framework for Discord bots: a day of the month and a day of the week must both fit, so
# that "the 1st and the 15th, and Fridays" is a Friday the 1st or 15th, three times a year. "Saturday to Sunday" (6-7) has no Sunday,
# and "from 22 to 2 o'clock" is every hour of the day. Nothing is raised.
# Expected: in cron, as its manual says, a command runs "when either field matches" if both are restricted, and 7 is Sunday, too; 22-2
# wraps around or is an error. cron-parser 5.10.6 does all that.
# Seen, the next four after Friday, 27 November 2026, 10:00: 1 and 15 January, 1 and 15 October; Saturdays; 11, 12, 13 and 14 o'clock.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @sapphire/cron@1.2.1 cron-parser@5.10.6
cat > days.cjs <<'END_JS'
const { Cron } = require("@sapphire/cron");
const { CronExpressionParser } = require("cron-parser");
const from = new Date("2026-11-27T10:00:00Z");
const ways = {
  "@sapphire/cron": (text) => {
    const cron = new Cron(text);
    let date = from;
    return Array.from({ length: 4 }, () => (date = cron.next(date)));
  },
  "cron-parser": (text) => {
    const dates = CronExpressionParser.parse(text, { currentDate: from, tz: "UTC" });
    return Array.from({ length: 4 }, () => dates.next().toDate());
  },
};
for (const text of ["0 8 * * 5", "0 8 1,15 * 5", "0 8 * * 6-7", "0 22-2 * * *"]) {
  for (const [name, next] of Object.entries(ways)) {
    let said = "refused";
    try {
      said = next(text).map((date) => date.toISOString().slice(2, 13)).join(" ");
    } catch {}
    console.log(`${text}, ${name}: ${said}`);
  }
}
END_JS
seen="$(TZ=UTC node days.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END_SEEN'
0 8 * * 5, @sapphire/cron: 26-12-04T08 26-12-11T08 26-12-18T08 26-12-25T08
0 8 * * 5, cron-parser: 26-12-04T08 26-12-11T08 26-12-18T08 26-12-25T08
0 8 1,15 * 5, @sapphire/cron: 27-01-01T08 27-01-15T08 27-10-01T08 27-10-15T08
0 8 1,15 * 5, cron-parser: 26-12-01T08 26-12-04T08 26-12-11T08 26-12-15T08
0 8 * * 6-7, @sapphire/cron: 26-11-28T08 26-12-05T08 26-12-12T08 26-12-19T08
0 8 * * 6-7, cron-parser: 26-11-28T08 26-11-29T08 26-12-05T08 26-12-06T08
0 22-2 * * *, @sapphire/cron: 26-11-27T11 26-11-27T12 26-11-27T13 26-11-27T14
0 22-2 * * *, cron-parser: refused
END_SEEN
)" ]
