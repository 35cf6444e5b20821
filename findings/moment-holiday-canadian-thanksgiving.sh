#!/usr/bin/env bash
# moment-holiday 1.5.1 (npm): Canada's Thanksgiving Day is in November, where the one of the United States is. Germany has 24 and
# 26 December, but no 25th; Denmark's second Christmas Day is on the first. And in the United States, the day after Thanksgiving
# of 2024 is six days before it.
# Expected: Canada's is on the second Monday of October (14 October 2024); 25 and 26 December are holidays in Germany and Denmark,
# 24 December isn't one in Germany, and the second Christmas Day ("Anden juledag") is the 26th; a day after is a day after.
# Seen: what isHoliday says of some days of 2024 with each country's file.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts moment-holiday@1.5.1 moment@2.30.1
cat > days.cjs <<'END'
const moment = require("moment-holiday");
const days = {
  Canada: ["2024-10-14", "2024-11-28"], Germany: ["2024-12-24", "2024-12-25", "2024-12-26"],
  Denmark: ["2024-12-24", "2024-12-25", "2024-12-26"], "United States": ["2024-11-22", "2024-11-28", "2024-11-29"],
};
for (const [country, list] of Object.entries(days)) {
  moment.modifyHolidays.set(country);
  console.log(`${country}: ${list.map((day) => `${day.slice(5)} ${moment(day).isHoliday() || "none"}`).join(", ")}`);
}
END
seen="$(TZ=UTC node days.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
Canada: 10-14 none, 11-28 Thanksgiving Day
Germany: 12-24 Weihnachten, 12-25 none, 12-26 Zweiter Weihnachtsfeiertag
Denmark: 12-24 Juleaften, 12-25 Anden juledag, 12-26 none
United States: 11-22 Day after Thanksgiving, 11-28 Thanksgiving Day, 11-29 none
END
)" ]
