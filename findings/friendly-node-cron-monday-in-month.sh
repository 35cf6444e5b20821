#!/usr/bin/env bash
# friendly-node-cron 1.4.1 (npm): "every month" is taken for a Monday, because it begins with "mon", and its day is 0; "every 3
# months" has weekday -1. node-cron 4.6.0 (npm), for which it's made, refuses both. "From 1 through 7 on mondays", the first
# Monday, is every day from the 1st to the 7th, and "in march" alone is every second of March.
# Expected: month is in the README's list of intervals ("second, minute, hour, day, month"), weekdays and "from <num> through
# <num>" are, too; and for "on thursdays" alone it's midnight.
# Seen: the expressions, and if node-cron takes them.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts friendly-node-cron@1.4.1 node-cron@4.6.0
cat > texts.cjs <<'END'
const translate = require("friendly-node-cron");
const { validate } = require("node-cron");
for (const text of ["every day", "every 2 days", "every month", "every 3 months", "every 2 months at 9:30",
  "from 1 through 7 on mondays at 9:00", "on thursdays", "in march"]) {
  const entry = translate(text);
  console.log(`${text}: ${entry} (${validate(entry) ? "valid" : "not valid"})`);
}
END
seen="$(node texts.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
every day: 0 0 0 * * * (valid)
every 2 days: 0 0 0 */2 * * (valid)
every month: 0 0 0 0 * 1 (not valid)
every 3 months: 0 0 0 0 */3 -1 (not valid)
every 2 months at 9:30: 0 30 9 * * -1 (not valid)
from 1 through 7 on mondays at 9:00: 0 0 9 1-7 * * (valid)
on thursdays: 0 0 0 * * 4 (valid)
in march: * * * * 3 * (valid)
END
)" ]
