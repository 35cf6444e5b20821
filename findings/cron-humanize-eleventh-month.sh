#!/usr/bin/env bash
# cron-humanize 1.0.7 (npm, TypeScript): a month given as a number is the one after it, so that January is February and
# December is "the month of undefined"; as a name it's right. 11 and 12 get "st" and "nd", and of two days the first loses its
# number.
# Expected: months are 1 to 12 in such an expression, and 1 and JAN are the same month; "on the 11th", "on the 1st and 15th".
# Seen: what it says (without the lines which it writes for its author).
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts cron-humanize@1.0.7
cat > texts.cjs <<'END'
const { default: CronParser } = require("cron-humanize");
for (const entry of ["0 0 8 1 JAN ? *", "0 0 8 1 1 ? *", "0 0 8 11 11 ? *", "0 0 8 12 12 ? *", "0 0 8 1,15 * ? *"]) {
  const { log } = console;
  console.log = () => {};
  const text = CronParser.humanize(entry);
  console.log = log;
  console.log(`${entry}: ${text}`);
}
END
seen="$(node texts.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
0 0 8 1 JAN ? *: Fire at 08:00, on the 1st, in the month of January, every day.
0 0 8 1 1 ? *: Fire at 08:00, on the 1st, in the month of February, every day.
0 0 8 11 11 ? *: Fire at 08:00, on the 11st, in the month of December, every day.
0 0 8 12 12 ? *: Fire at 08:00, on the 12nd, in the month of undefined, every day.
0 0 8 1,15 * ? *: Fire at 08:00, during the st and 15 of every month, every day.
END
)" ]
