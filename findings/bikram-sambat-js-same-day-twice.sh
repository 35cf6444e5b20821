#!/usr/bin/env bash
# bikram-sambat-js 1.0.3 (npm), Nepal's calendar: in the first half of April of many years it's a day off. 31 March and 1 April 2024
# are both 2080-12-18, and after 31 March 2025, 2081-12-18, comes 2081-12-20. So the last day of that year, 13 April 2025, becomes
# 2081-01-01, which was a year before, for the month has no more days. Other months of some years have it, too.
# Expected: each day has a date of its own, which its own `BSToAD` leads back to it. That one is right: 2080-12-19 is 1 April 2024.
# Seen: some days and the way back; of the days of 1970 to 2030 how many have the date of the day before, and how many don't come back;
# the same for bikram-sambat 1.8.1 (npm).
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts bikram-sambat-js@1.0.3 bikram-sambat@1.8.1
cat > days.cjs <<'END'
const { ADToBS, BSToAD } = require("bikram-sambat-js");
const { toBik, toGreg } = require("bikram-sambat");
const two = (number) => String(number).padStart(2, "0");
const there = (day) => ((date) => `${date.year}-${two(date.month)}-${two(date.day)}`)(toBik(day));
const back = (text) => ((date) => `${date.year}-${two(date.month)}-${two(date.day)}`)(toGreg(...text.split("-").map(Number)));
for (const day of ["2024-03-31", "2024-04-01", "2024-04-02", "2025-03-31", "2025-04-01", "2025-04-12", "2025-04-13", "2025-04-14"])
  console.log(`${day}: ${ADToBS(day)}, back ${BSToAD(ADToBS(day))}; bikram-sambat ${there(day)}`);
for (const [name, to, from] of [["bikram-sambat-js", ADToBS, BSToAD], ["bikram-sambat", there, back]]) {
  let twice = 0, lost = 0, before;
  for (let time = Date.UTC(1970, 0, 1); time < Date.UTC(2031, 0, 1); time += 86400000) {
    const day = new Date(time).toISOString().slice(0, 10), date = to(day);
    twice += date === before;
    lost += from(date) !== day;
    before = date;
  }
  console.log(`${name}: ${twice} days like the one before, ${lost} don't come back`);
}
END
seen="$(TZ=UTC node days.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
2024-03-31: 2080-12-18, back 2024-03-31; bikram-sambat 2080-12-18
2024-04-01: 2080-12-18, back 2024-03-31; bikram-sambat 2080-12-19
2024-04-02: 2080-12-19, back 2024-04-01; bikram-sambat 2080-12-20
2025-03-31: 2081-12-18, back 2025-03-31; bikram-sambat 2081-12-18
2025-04-01: 2081-12-20, back 2025-04-02; bikram-sambat 2081-12-19
2025-04-12: 2081-12-31, back 2025-04-13; bikram-sambat 2081-12-30
2025-04-13: 2081-01-01, back 2024-04-13; bikram-sambat 2081-12-31
2025-04-14: 2082-01-01, back 2025-04-14; bikram-sambat 2082-01-01
bikram-sambat-js: 19 days like the one before, 506 don't come back
bikram-sambat: 0 days like the one before, 0 don't come back
END
)" ]
