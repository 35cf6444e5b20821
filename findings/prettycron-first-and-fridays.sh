#!/usr/bin/env bash
# prettycron 0.10.0 with later 1.2.0 (npm): what it says and what it does differ. "On the 1st of every month and every Fri"
# comes next only when the 1st is a Friday, in 2024 twice. And Sunday written as 7 is Saturday in both, "5-7" is Friday and
# Saturday.
# Expected: a schedule comes next on a day which its own sentence names: the 1st, or a Friday, as the comment in its source
# says ("cron uses both"). crontab(5) has 0 and 7 for Sunday.
# Seen: the sentence, and the next days that later finds from 2 January 2024 on.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts prettycron@0.10.0 later@1.2.0 moment@2.30.1
cat > texts.cjs <<'END'
const pretty = require("prettycron");
const later = require("later");
later.date.UTC();
for (const entry of ["0 0 1 * 5", "0 0 * * 0", "0 0 * * 7", "0 0 * * 5-7"]) {
  const next = later.schedule(later.parse.cron(entry)).next(3, new Date(Date.UTC(2024, 0, 2)));
  console.log(`${entry}: ${pretty.toString(entry)}; next ${next.map((date) => date.toUTCString().slice(0, 16)).join(" / ")}`);
}
END
seen="$(TZ=UTC node texts.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
0 0 1 * 5: 00:00 on the 1st of every month and every Fri; next Fri, 01 Mar 2024 / Fri, 01 Nov 2024 / Fri, 01 Aug 2025
0 0 * * 0: 00:00 on Sun; next Sun, 07 Jan 2024 / Sun, 14 Jan 2024 / Sun, 21 Jan 2024
0 0 * * 7: 00:00 on Sat; next Sat, 06 Jan 2024 / Sat, 13 Jan 2024 / Sat, 20 Jan 2024
0 0 * * 5-7: 00:00 on Fri and Sat; next Fri, 05 Jan 2024 / Sat, 06 Jan 2024 / Fri, 12 Jan 2024
END
)" ]
