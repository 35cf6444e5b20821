#!/usr/bin/env bash
# when 1.1.45 (Debian), a calendar in a text file: a birthday on the 29th of February is shown each year, on "Feb 29" of years
# that have none: on 1 March 2027 it says "today 2027 Feb 29" in one line and "today 2027 Mar 1" in the next, and the evening
# before, that both are tomorrow. The same day by a test, "m=feb & d=29", comes in leap years only. A 29th of February of one
# such year is refused as an "Illegal day of the month", and with it all the rest of the calendar.
# Expected: "For events that occur once a year, such as birthdays and anniversaries": a date that the year has, or nothing.
# Seen, on some days (by libfaketime): all that's shown from yesterday until two days later; then a calendar with one such day.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root when=1.1.45-1 libfaketime=0.9.10-2.1
for package in *.deb; do dpkg -x "$package" .; done
library="$(find "$PWD" -name libfaketime.so.1)"
mkdir .when
printf 'calendar = %s/.when/calendar\n' "$folder" > .when/preferences
printf '%s\n' '2000* feb 29 , Ann turns \a' 'm=feb & d=29 , leap day' '* mar 1 , club' > .when/calendar
show() {
  HOME="$folder" TZ=UTC TERM=dumb LD_PRELOAD="$library" FAKETIME="$1 12:00:00" perl usr/bin/when --past=-1 --future=2 --noheader --wrap=0 2>&1 |
    tr -s ' ' | sed "s/^/$1: /"
}
seen="$(show 2027-02-28; show 2027-03-01; show 2027-03-02; show 2028-02-29
  printf '%s\n' '2027 feb 29 , Ann' '* mar 1 , club' > .when/calendar; { show 2027-03-01 || true; } | sed '/: $/d')"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '2027-02-28: tomorrow 2027 Feb 29 Ann turns 27' '2027-02-28: tomorrow 2027 Mar 1 club' \
  '2027-03-01: today 2027 Feb 29 Ann turns 27' '2027-03-01: today 2027 Mar 1 club' \
  '2027-03-02: yesterday 2027 Feb 29 Ann turns 27' '2027-03-02: yesterday 2027 Mar 1 club' \
  '2028-02-29: today 2028 Feb 29 Ann turns 28' '2028-02-29: today 2028 Feb 29 leap day' \
  '2028-02-29: tomorrow 2028 Mar 1 club' '2027-03-01: ****** Illegal day of the month: 2027 feb 29 ' \
  '2027-03-01: ****** 2027 feb 29 , Ann')" ]
