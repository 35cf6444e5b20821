#!/usr/bin/env bash
# @calidy/dayjs-calendarsystems 1.11.3 (npm), a plugin for Day.js: a Persian date and one year is a month too late: after 12
# Farvardin 1403 comes 11 Ordibehesht 1404, and a year before it was 11 Ordibehesht 1402. Twelve months are right. Making a
# date from Persian or Islamic numbers gives another day for most of them: 12 Farvardin 1403 is the 13th, 1 Ramadan 1445 the
# day before. And every second day has another Islamic date than in the calendar of Umm al-Qura.
# Expected: "fromCalendarSystem" takes year, month and day, as in the README (1402, 2, 17, which is right); what it's converted
# to again is the same; a year later is 12 Farvardin 1404. The README has "islamic-umalqura" for Islamic dates.
# Seen: dates and what's added; then, of the days of 2020 to 2029, how many aren't the same after there and back, and how many
# are converted otherwise than by Node's Intl.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @calidy/dayjs-calendarsystems@1.11.3 dayjs@1.11.13
cat > dates.mjs <<'END'
import dayjs from "dayjs";
import plugin from "@calidy/dayjs-calendarsystems";
import hijri from "@calidy/dayjs-calendarsystems/calendarSystems/HijriCalendarSystem.js";
import persian from "@calidy/dayjs-calendarsystems/calendarSystems/PersianCalendarSystem.js";
const loaded = (module) => (typeof module === "function" ? module : loaded(module.default));
dayjs.extend(loaded(plugin));
dayjs.registerCalendarSystem("persian", new (loaded(persian))());
dayjs.registerCalendarSystem("islamic", new (loaded(hijri))());
const start = dayjs(new Date("2024-03-31T12:00:00Z")).toCalendarSystem("persian");
console.log(start.format("YYYY-MM-DD"));
for (const [count, unit] of [[1, "day"], [1, "month"], [12, "month"], [1, "year"], [-1, "year"]]) {
  console.log(`  ${count} ${unit}: ${start.add(count, unit).format("YYYY-MM-DD")}`);
}
for (const [name, intl] of [["persian", "persian"], ["islamic", "islamic-umalqura"]]) {
  const options = { timeZone: "UTC", year: "numeric", month: "numeric", day: "numeric" };
  const format = new Intl.DateTimeFormat(`en-u-ca-${intl}`, options);
  let [days, back, other] = [0, 0, 0];
  for (let time = Date.UTC(2020, 0, 1, 12); time < Date.UTC(2030, 0, 1); time += 86400000) {
    const date = dayjs(new Date(time)).toCalendarSystem(name);
    const numbers = [date.year(), date.month() + 1, date.date()];
    const again = dayjs.fromCalendarSystem(name, ...numbers).toDate();
    days++;
    if (again.toISOString().slice(0, 10) !== new Date(time).toISOString().slice(0, 10)) back++;
    const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
    if (String(numbers) !== String([parts.year, parts.month, parts.day])) other++;
  }
  console.log(`${name}: ${back} of ${days} days not the same, ${other} other than Intl`);
}
for (const [name, ...numbers] of [["persian", 1402, 2, 17], ["persian", 1403, 1, 12], ["islamic", 1445, 9, 1]]) {
  const date = dayjs.fromCalendarSystem(name, ...numbers).toDate();
  const again = dayjs(date).toCalendarSystem(name).format("YYYY-MM-DD");
  console.log(`${name} ${numbers}: ${date.toISOString().slice(0, 10)}, ${again}`);
}
END
seen="$(TZ=UTC node dates.mjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
1403-01-12
  1 day: 1403-01-13
  1 month: 1403-02-12
  12 month: 1404-01-12
  1 year: 1404-02-11
  -1 year: 1402-02-11
persian: 2235 of 3653 days not the same, 0 other than Intl
islamic: 2974 of 3653 days not the same, 1896 other than Intl
persian 1402,2,17: 2023-05-07, 1402-02-17
persian 1403,1,12: 2024-04-01, 1403-01-13
islamic 1445,9,1: 2024-03-10, 1445-08-29
END
)" ]
