#!/usr/bin/env bash
# quartzcron 0.1.2 (npm): every second weekday from Monday on, as "2/2", goes on over the end of the week, so that it's Sunday,
# Tuesday and so on the week after; as "MON/2" it's always Monday, Wednesday and Friday. The working day next to the 31st, 31W,
# is in months without one the first of the next month. And hours from 22 to 2 are valid, but never come, while weekdays from
# Friday to Monday do.
# Expected: numbers and names can be used "seamlessly", says the README. In Quartz, 2/2 is 2, 4 and 6, 31W needs a 31st, and
# its documentation has 22-2 for hours over midnight.
# Seen: the next times from 1 January 2024 on.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts quartzcron@0.1.2
cat > days.cjs <<'END'
const QuartzCron = require("quartzcron");
for (const entry of ["0 0 12 ? * 2/2 *", "0 0 12 ? * MON/2 *", "0 0 12 31W * ? *", "0 0 22-2 * * ? *", "0 0 12 ? * 6-2 *"]) {
  const days = new QuartzCron(entry).next({ date: new Date(Date.UTC(2024, 0, 1)), n: 6 });
  console.log(`${entry}: ${days.map((date) => new Date(date).toUTCString().slice(0, 11)).join(" / ") || "never"}`);
}
END
seen="$(TZ=UTC node days.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
0 0 12 ? * 2/2 *: Mon, 01 Jan / Wed, 03 Jan / Fri, 05 Jan / Sun, 07 Jan / Tue, 09 Jan / Thu, 11 Jan
0 0 12 ? * MON/2 *: Mon, 01 Jan / Wed, 03 Jan / Fri, 05 Jan / Mon, 08 Jan / Wed, 10 Jan / Fri, 12 Jan
0 0 12 31W * ? *: Wed, 31 Jan / Fri, 01 Mar / Fri, 29 Mar / Wed, 01 May / Fri, 31 May / Mon, 01 Jul
0 0 22-2 * * ? *: never
0 0 12 ? * 6-2 *: Mon, 01 Jan / Fri, 05 Jan / Sat, 06 Jan / Sun, 07 Jan / Mon, 08 Jan / Fri, 12 Jan
END
)" ]
