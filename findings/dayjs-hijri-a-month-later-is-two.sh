#!/usr/bin/env bash
# dayjs-hijri 1.0.1 (npm): a month after 2 Shawwal 1443 it's 2 Dhu al-Hijjah, two months on, and a month before 2 Dhu al-Hijjah it's that
# same day. A year after 20 Jumada al-Akhirah 1448 is 21 Rajab 1449. It's so for nearly all days of some months.
# Expected: "enabling developers to seamlessly convert and manipulate Hijri dates": the same day of the next month, or its last one.
# Seen: some sums; and of the days of 2022 to 2027 how many come to another month than the next, the one before, the same a year later
# and earlier, and of how many the plain conversion differs from Intl's (islamic-umalqura).
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts dayjs-hijri@1.0.1 dayjs@1.11.13
cat > months.cjs <<'END'
const dayjs = require("dayjs"), plugin = require("dayjs-hijri");
dayjs.extend(plugin.default ?? plugin);
const write = (date) => date.format("YYYY-MM-DD");
const hijri = (time) => dayjs(new Date(time)).calendar("hijri");
for (const [day, count, unit] of [["2022-04-03", 1, "month"], ["2022-05-03", 1, "month"], ["2022-07-01", -1, "month"], ["2022-05-03", 2, "month"],
  ["2026-11-30", 1, "year"], ["2024-02-12", 1, "year"], ["2022-05-31", -1, "year"]])
  console.log(`${write(hijri(`${day}T00:00:00Z`))} and ${count} ${unit}: ${write(hijri(`${day}T00:00:00Z`).add(count, unit))}`);
const intl = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura", { timeZone: "UTC", year: "numeric", month: "2-digit", day: "2-digit" });
const wrong = { "1 month": 0, "-1 month": 0, "1 year": 0, "-1 year": 0 };
let days = 0, other = 0;
for (let time = Date.UTC(2022, 0, 1); time < Date.UTC(2028, 0, 1); time += 86400000, days++) {
  const [year, month, day] = write(hijri(time)).split("-").map(Number);
  const parts = Object.fromEntries(intl.formatToParts(new Date(time)).map(({ type, value }) => [type, Number(value)]));
  other += parts.year !== year || parts.month !== month || parts.day !== day;
  for (const key of Object.keys(wrong)) {
    const [count, unit] = [parseInt(key), key.split(" ")[1]];
    const [y, m] = write(hijri(time).add(count, unit)).split("-").map(Number);
    wrong[key] += y * 12 + m !== year * 12 + month + count * (unit === "year" ? 12 : 1);
  }
}
console.log(`${days} days, of which in another month: ${Object.entries(wrong).map(([key, count]) => `${key} ${count}`).join(", ")}; converted otherwise ${other}`);
END
seen="$(TZ=UTC node months.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
1443-09-02 and 1 month: 1443-10-02
1443-10-02 and 1 month: 1443-12-02
1443-12-02 and -1 month: 1443-12-02
1443-10-02 and 2 month: 1443-12-02
1448-06-20 and 1 year: 1449-07-21
1445-08-02 and 1 year: 1446-09-01
1443-11-01 and -1 year: 1442-12-01
2191 days, of which in another month: 1 month 145, -1 month 86, 1 year 56, -1 year 144; converted otherwise 0
END
)" ]
