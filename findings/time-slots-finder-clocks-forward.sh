#!/usr/bin/env bash
# time-slots-finder 0.5.5 (npm, TypeScript), with the ical2json that it installs today, 3.2.0: any calendar is a TypeError,
# though it's what the package is for. Without one: on the day when clocks go forward, the slots go on two hours past the end,
# and on the day when they go back, they end two hours too soon. A period without a year isn't kept free in a later year.
# Expected: "iCal format"; slots within the shift, by the clock of the zone, from one to five: three hours in March, five in
# October; "If years are omitted, event repeat every years".
# Seen: slots of 7 January 2040, a Saturday, with a calendar, and with two hours of it as unavailable; then the slots of two
# Sundays in Paris, by the clock there.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts time-slots-finder@0.5.5 ical2json@3.2.0 dayjs@1.11.13
cat > slots.cjs <<'END'
const { getAvailableTimeSlotsInCalendar } = require("time-slots-finder");
const calendarData = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Example//EN
BEGIN:VEVENT
UID:1@a.example
DTSTAMP:20390101T000000Z
DTSTART:20400107T100000Z
DTEND:20400107T110000Z
END:VEVENT
END:VCALENDAR`.replaceAll("\n", "\r\n");
const show = (text, isoWeekDay, shift, timeZone, day, more = {}, calendar = {}) => {
  const availablePeriods = [{ isoWeekDay, shifts: [{ startTime: shift[0], endTime: shift[1] }] }];
  const configuration = { timeSlotDuration: 60, availablePeriods, timeZone, ...more };
  const noon = Date.parse(`${day}T12:00:00Z`);
  const [from, to] = [new Date(noon - 86400000), new Date(noon + 36000000)];
  try {
    const slots = getAvailableTimeSlotsInCalendar({ configuration, from, to, ...calendar });
    const clock = (date) => date.toLocaleTimeString("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
    console.log(`${text}: ${slots.map(({ startAt, endAt }) => `${clock(startAt)}-${clock(endAt)}`).join(" ")}`);
  } catch (error) {
    console.log(`${text}: ${error.name}: ${error.message}`);
  }
};
show("no calendar", 6, ["09:00", "12:00"], "UTC", "2040-01-07");
show("calendar", 6, ["09:00", "12:00"], "UTC", "2040-01-07", {}, { calendarData, calendarFormat: "iCal" });
for (const year of [{ year: 2040 }, {}]) {
  const day = { ...year, month: 0, day: 7 };
  const unavailablePeriods = [{ startAt: { ...day, hour: 9 }, endAt: { ...day, hour: 11 } }];
  show(JSON.stringify(day), 6, ["09:00", "12:00"], "UTC", "2040-01-07", { unavailablePeriods });
}
for (const day of ["2040-03-18", "2040-03-25", "2040-10-28"]) show(day, 7, ["01:00", "05:00"], "Europe/Paris", day);
END
seen="$(TZ=UTC node slots.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
no calendar: 09:00-10:00 10:00-11:00 11:00-12:00
calendar: TypeError: Cannot read properties of undefined (reading 'convert')
{"year":2040,"month":0,"day":7}: 11:00-12:00
{"month":0,"day":7}: 09:00-10:00 10:00-11:00 11:00-12:00
2040-03-18: 01:00-02:00 02:00-03:00 03:00-04:00 04:00-05:00
2040-03-25: 01:00-03:00 03:00-04:00 04:00-05:00 05:00-06:00 06:00-07:00
2040-10-28: 01:00-02:00 02:00-02:00 02:00-03:00
END
)" ]
