#!/usr/bin/env bash
# remind 04.02.03 (C, Debian's remind): half an hour after midnight is "at 0:30am" in a reminder (%2), and so is the current
# time (%@). On a clock with am and pm there is no hour 0, as there is none at noon, which is "12:30pm". The function `ampm`
# of the same program says "12:30AM".
# Expected: 12:30am. Its page: "at hh:mmam" or "..pm" for %2, and "at hh:mm" in 24-hour format for %3, which has an hour 0. In
# ISO C and POSIX an hour of the 12-hour clock is one of 01 to 12 (strftime, %I), and `date` follows that.
# Seen, for times of a day: %2, %3, the time by `ampm`, and by `date`.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root remind=04.02.03-4
dpkg -x remind_*.deb .
for time in 00:00 00:30 01:30 11:30 12:00 12:30 13:30; do
  echo "REM 2026-11-30 AT $time MSG $time: %2, %3, [ampm($time)], $(LC_ALL=C date -d "$time" +%I:%M%p)"
done > evening.rem
seen="$(usr/bin/remind -q -h evening.rem 2026-11-30 00:10 | grep at)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '00:00: at 0:00am, at 00:00, 12:00AM, 12:00AM' '00:30: at 0:30am, at 00:30, 12:30AM, 12:30AM' \
  '01:30: at 1:30am, at 01:30, 1:30AM, 01:30AM' '11:30: at 11:30am, at 11:30, 11:30AM, 11:30AM' \
  '12:00: at 12:00pm, at 12:00, 12:00PM, 12:00PM' '12:30: at 12:30pm, at 12:30, 12:30PM, 12:30PM' \
  '13:30: at 1:30pm, at 13:30, 1:30PM, 01:30PM')" ]
