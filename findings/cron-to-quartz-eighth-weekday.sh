#!/usr/bin/env bash
# cron-to-quartz 1.4.9 (npm): a Sunday written as 7 becomes weekday 8, which Quartz doesn't have; and with a step the step is
# raised, too: every second weekday becomes every third, so that Tuesday, Thursday and Saturday become Wednesday and Saturday.
# Expected: cron has 0 or 7 for Sunday (crontab(5): "0-7"), Quartz 1 to 7 with Sunday as 1. Sunday as 0 is made right. A step
# counts days, and stays as it is: */2 from Sunday is Sunday, Tuesday, Thursday and Saturday in both.
# Seen: the expressions it makes; and what quartzcron 0.1.2 (npm) says of weekday 8.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts cron-to-quartz@1.4.9 quartzcron@0.1.2
cat > texts.cjs <<'END'
const { getQuartz } = require("cron-to-quartz");
const QuartzCron = require("quartzcron");
for (const entry of ["0 9 * * 0", "0 9 * * 1-5", "0 9 * * 7", "0 9 * * 5-7", "0 9 * * */2", "0 9 * * 1-5/2"]) {
  const quartz = getQuartz(entry)[0].join(" ");
  const { valid, errors } = QuartzCron.validate(quartz);
  console.log(`${entry}: ${quartz}${valid ? "" : ` (${errors.join(", ")})`}`);
}
END
seen="$(node texts.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
0 9 * * 0: 0 0 9 ? * 1 *
0 9 * * 1-5: 0 0 9 ? * 2-6 *
0 9 * * 7: 0 0 9 ? * 8 * (Dow has unexpected value)
0 9 * * 5-7: 0 0 9 ? * 6-8 * (Dow has unexpected value)
0 9 * * */2: 0 0 9 ? * */3 *
0 9 * * 1-5/2: 0 0 9 ? * 2-6/3 *
END
)" ]
