#!/usr/bin/env bash
# hebrew-date 1.0.7 (npm) calls the month Adar "AdarI", the first Adar, in ordinary years, in which there's no second. So Purim of 2026
# is on "14 AdarI 5786", and one who looks for it in the last Adar doesn't find it. All its days and years are right.
# Expected: only leap years have Adar I and Adar II, and 5786 isn't one. jewish-date 2.0.29 (npm) and Intl of Node.js say "Adar" there.
# Seen: Purim in an ordinary year and in a leap year; for a hundred years in how many of the ordinary ones the name is wrong,
# and how many days are wrong.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts hebrew-date@1.0.7 jewish-date@2.0.29
cat > adar.cjs <<'END'
const hebrew = require("hebrew-date");
const { toJewishDate } = require("jewish-date");
const format = new Intl.DateTimeFormat("en-u-ca-hebrew", { timeZone: "UTC", year: "numeric", month: "long", day: "numeric" });
const parts = (date) => Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
for (const [year, month, day] of [[2026, 3, 3], [2027, 3, 23]]) {
  const { date, month_name, year: seen } = hebrew(year, month, day);
  const other = toJewishDate(new Date(year, month - 1, day)), intl = parts(new Date(Date.UTC(year, month - 1, day)));
  console.log(`${year}-${month}-${day}: ${date} ${month_name} ${seen}, jewish-date ${other.day} ${other.monthName}, Intl ${intl.day} ${intl.month}`);
}
const wrong = new Set(), right = new Set();
let days = 0;
for (let time = Date.UTC(1950, 0, 1); time < Date.UTC(2050, 0, 1); time += 86400000) {
  const { year, month, day } = parts(new Date(time));
  const seen = hebrew(new Date(time).getUTCFullYear(), new Date(time).getUTCMonth() + 1, new Date(time).getUTCDate());
  if (String(seen.date) !== day || String(seen.year) !== year) days++;
  if (month === "Adar") (seen.month_name === "Adar" ? right : wrong).add(year);
}
console.log(`ordinary years: ${wrong.size} with AdarI, ${right.size} with Adar; days that are wrong: ${days}`);
END
seen="$(TZ=UTC node adar.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
2026-3-3: 14 AdarI 5786, jewish-date 14 Adar, Intl 14 Adar
2027-3-23: 14 AdarII 5787, jewish-date 14 AdarII, Intl 14 Adar II
ordinary years: 63 with AdarI, 0 with Adar; days that are wrong: 0
END
)" ]
