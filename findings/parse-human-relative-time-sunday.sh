#!/usr/bin/env bash
# parse-human-relative-time 3.0.4 (npm), with Luxon and with date-fns, the two libraries that it can use: "sunday" and "this
# sunday" are the one that's past, and "next sunday" is the day before "next monday": it goes to the start of the week and
# sets weekday 0, which is the day before a Monday. "next month" and "last month", which it has words for, can't be done at
# all: with Luxon a step isn't there, with date-fns the date is invalid.
# Expected: "Parse human relative time strings like next Tuesday 3pm"; of the words sunday, this sunday and next sunday, said
# on a Monday, none is yesterday. chrono-node 2.10.3 (npm) has the coming one, if asked for days ahead.
# Seen: phrases said on Monday, 30 November 2026, at 20:15: with Luxon, with date-fns 3, and chrono-node.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts parse-human-relative-time@3.0.4 luxon@3.7.2 date-fns@3.6.0 chrono-node@2.10.3
export TZ=UTC
cat > phrases.cjs <<'END'
const { DateTime } = require("luxon");
const dateFns = require("date-fns");
const luxon = require("parse-human-relative-time")(DateTime);
const fns = require("parse-human-relative-time/date-fns")(dateFns);
const chrono = require("chrono-node");
const now = new Date("2026-11-30T20:15:00Z");
const show = (parse) => {
  try { return dateFns.format(parse(), "EEE yyyy-MM-dd HH:mm"); } catch (error) { return error.message; }
};
for (const phrase of ["saturday 8pm", "sunday 8pm", "this sunday 8pm", "next monday 8pm", "next saturday 8pm", "next sunday 8pm", "next month", "last month"]) {
  console.log(`${phrase}: ${show(() => luxon(phrase, DateTime.fromJSDate(now)).toJSDate())}; ${show(() => fns(phrase, now))}; ${show(() => chrono.parseDate(phrase, now, { forwardDate: true }))}`);
}
END
seen="$(node phrases.cjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'saturday 8pm: Sat 2026-12-05 20:00; Sat 2026-12-05 20:00; Sat 2026-12-05 20:00' \
  'sunday 8pm: Sun 2026-11-29 20:00; Sun 2026-11-29 20:00; Sun 2026-12-06 20:00' \
  'this sunday 8pm: Sun 2026-11-29 20:00; Sun 2026-11-29 20:00; Sun 2026-12-06 20:00' \
  'next monday 8pm: Mon 2026-12-07 20:00; Mon 2026-12-07 20:00; Mon 2026-12-07 20:00' \
  'next saturday 8pm: Sat 2026-12-12 20:00; Sat 2026-12-12 20:00; Sat 2026-12-12 20:00' \
  'next sunday 8pm: Sun 2026-12-06 20:00; Sun 2026-12-06 20:00; Sun 2026-12-13 20:00' \
  'next month: startOfMonth is not supported; Invalid time value; Wed 2026-12-30 20:15' \
  'last month: startOfMonth is not supported; Invalid time value; Fri 2026-10-30 20:15')" ]
