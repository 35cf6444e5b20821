#!/usr/bin/env bash
# date-fns 4.4.0 (npm) doesn't read some of the months that it writes. In Armenian it takes June and July for January, in
# Kazakh September to November, in Sorani Kurdish four months for December, in Frisian May for March, and says nothing. In
# Hindi no October is valid, in Gujarati no August, in Croatian neither, and in Bengali none of the locale's own long dates
# ("PPP"), because of the day's ending.
# Expected: `parse` reads what `format` wrote with the same pattern and locale: "d MMMM yyyy" and "PPP" are in the tables of
# both. In English, and in most other languages, it does.
# Seen: the months that fail, below.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts date-fns@4.4.0
cat > months.mjs <<'END'
import { format, isValid, parse } from "date-fns";
import * as locales from "date-fns/locale";
for (const [name, pattern] of [["hi", "d MMMM yyyy"], ["gu", "d MMMM yyyy"], ["hr", "d MMMM yyyy"], ["bn", "PPP"],
  ["hy", "d MMMM yyyy"], ["kk", "d MMMM yyyy"], ["ckb", "d MMMM yyyy"], ["fy", "d MMMM yyyy"], ["enUS", "PPP"]]) {
  const locale = locales[name], failed = [];
  for (let month = 0; month < 12; month++) {
    const day = new Date(2026, month, 30);
    if (month === 1) day.setDate(28);
    const read = parse(format(day, pattern, { locale }), pattern, new Date(2026, 0, 1), { locale });
    if (!isValid(read)) failed.push(`${day.getMonth() + 1} refused`);
    else if (read.getTime() !== day.getTime()) failed.push(`${day.getMonth() + 1} as ${read.getMonth() + 1}`);
  }
  console.log(`${name}: ${failed.length === 12 ? "all refused" : failed.join(", ") || "all read"}`);
}
END
seen="$(node months.mjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'hi: 10 refused' 'gu: 8 refused' 'hr: 8 refused, 10 refused' 'bn: all refused' \
  'hy: 6 as 1, 7 as 1' 'kk: 6 as 5, 9 as 1, 10 as 1, 11 as 1' 'ckb: 1 as 12, 9 as 12, 10 as 12, 11 as 12' 'fy: 5 as 3' \
  'enUS: all read')" ]
