#!/usr/bin/env bash
# @fullstackfamily/manseryeok 1.0.8 (npm), the Korean lunar calendar: no lunar date can be turned into a solar one if that's between 1
# January and the lunar New Year. So the last weeks of every lunar year, with New Year's Eve, are an "Invalid lunar date", though its own
# `solarToLunar` says them. And 31 December 1956 is an "Invalid solar date".
# Expected: lunar "1900-01-01 ~ 2050-12-31", solar "1900-01-01 ~ 2050-12-31". korean-lunar-calendar 0.4.0 (npm) has them.
# Seen: some days there and back, and in both; for the days of 2000 to 2029 how many don't come back, by month.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @fullstackfamily/manseryeok@1.0.8 korean-lunar-calendar@0.4.0
cat > lunar.mjs <<'END'
import { solarToLunar, lunarToSolar } from "@fullstackfamily/manseryeok";
import library from "korean-lunar-calendar";
const KoreanLunarCalendar = library.default ?? library;
const join = ({ year, month, day }) => `${year}-${month}-${day}`;
function back({ year, month, day, isLeapMonth }) {
  try {
    return join(lunarToSolar(year, month, day, isLeapMonth).solar);
  } catch (error) {
    return error.message;
  }
}
function other({ year, month, day, isLeapMonth }) {
  const calendar = new KoreanLunarCalendar();
  calendar.setLunarDate(year, month, day, isLeapMonth);
  return join(calendar.getSolarCalendar());
}
for (const day of [[2025, 12, 31], [2026, 1, 1], [2026, 1, 19], [2026, 2, 16], [2026, 2, 17], [2026, 11, 30]]) {
  const { lunar } = solarToLunar(...day);
  console.log(`${day.join("-")}: lunar ${join(lunar)}, back ${back(lunar)}, korean-lunar-calendar ${other(lunar)}`);
}
const lost = Array(12).fill(0);
for (let time = Date.UTC(2000, 0, 1); time < Date.UTC(2030, 0, 1); time += 86400000) {
  const date = new Date(time), day = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  if (back(solarToLunar(...day).lunar) !== day.join("-")) lost[date.getUTCMonth()]++;
}
console.log(`don't come back: ${lost.map((count, month) => count && `${count} in month ${month + 1}`).filter(Boolean).join(", ")}`);
try {
  console.log(join(solarToLunar(1956, 12, 31).lunar));
} catch (error) {
  console.log(error.message);
}
END
seen="$(TZ=UTC node lunar.mjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
2025-12-31: lunar 2025-11-12, back 2025-12-31, korean-lunar-calendar 2025-12-31
2026-1-1: lunar 2025-11-13, back Invalid lunar date: 2025-11-13, korean-lunar-calendar 2026-1-1
2026-1-19: lunar 2025-12-1, back Invalid lunar date: 2025-12-1, korean-lunar-calendar 2026-1-19
2026-2-16: lunar 2025-12-29, back Invalid lunar date: 2025-12-29, korean-lunar-calendar 2026-2-16
2026-2-17: lunar 2026-1-1, back 2026-2-17, korean-lunar-calendar 2026-2-17
2026-11-30: lunar 2026-10-22, back 2026-11-30, korean-lunar-calendar 2026-11-30
don't come back: 864 in month 1, 168 in month 2
Invalid solar date: 1956-12-31
END
)" ]
