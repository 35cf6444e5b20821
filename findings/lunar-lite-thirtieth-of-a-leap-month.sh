#!/usr/bin/env bash
# lunar-lite 0.2.8 (npm), the Chinese calendar: the 30th of a leap month can't be turned into a solar date where the ordinary month of the
# same number has 29 days. 21 August 2017 is the 30th of the second sixth month, as it says itself; of that it says "only 29 days in
# lunar year 2017 month 6". The other 29 days of the leap month are right.
# Expected: `lunar2solar(dateStr, isLeapMonth)` leads back what `solar2lunar` says. lunar-typescript 1.8.6 (npm), on which it's built, has
# that day: there the leap month is month -6.
# Seen: days at the end of leap months, there and back, and by the other package; and which of 1950 to 2049 don't come back.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts lunar-lite@0.2.8 lunar-typescript@1.8.6
cat > leap.cjs <<'END'
const { solar2lunar, lunar2solar } = require("lunar-lite");
const { Lunar } = require("lunar-typescript");
const pad = (text) => text.split("-").map((part) => part.padStart(2, "0")).join("-");
function back({ lunarYear, lunarMonth, lunarDay, isLeap }) {
  try {
    return pad(String(lunar2solar(`${lunarYear}-${lunarMonth}-${lunarDay}`, isLeap)));
  } catch (error) {
    return error.message;
  }
}
for (const day of ["2017-08-20", "2017-08-21", "2025-08-22", "2036-08-21"]) {
  const lunar = solar2lunar(day);
  const other = Lunar.fromYmd(lunar.lunarYear, lunar.isLeap ? -lunar.lunarMonth : lunar.lunarMonth, lunar.lunarDay).getSolar().toYmd();
  console.log(`${day}: ${lunar}${lunar.isLeap ? " leap" : ""}, back ${back(lunar)}; lunar-typescript ${other}`);
}
const lost = [];
for (let time = Date.UTC(1950, 0, 1); time < Date.UTC(2050, 0, 1); time += 86400000) {
  const day = new Date(time).toISOString().slice(0, 10);
  if (back(solar2lunar(day)) !== day) lost.push(day);
}
console.log(`don't come back: ${lost.join(", ")}`);
END
seen="$(TZ=UTC node leap.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
2017-08-20: 2017-6-29 leap, back 2017-08-20; lunar-typescript 2017-08-20
2017-08-21: 2017-6-30 leap, back only 29 days in lunar year 2017 month 6; lunar-typescript 2017-08-21
2025-08-22: 2025-6-29 leap, back 2025-08-22; lunar-typescript 2025-08-22
2036-08-21: 2036-6-30 leap, back only 29 days in lunar year 2036 month 6; lunar-typescript 2036-08-21
don't come back: 1952-07-21, 1955-05-21, 2017-08-21, 2036-08-21, 2047-07-22
END
)" ]
