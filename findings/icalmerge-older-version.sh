#!/usr/bin/env bash
# icalmerge 3.0 (Debian package ical2html 3.0-1): of two versions of an entry it keeps the one from the first file, even if the
# second one has a higher SEQUENCE or a later DTSTAMP. It asks for LAST-MODIFIED only, which entries needn't have.
# Expected: "merge icalendar files, keeping only the most recent version of each event"; by RFC 5545 SEQUENCE grows with each
# revision that matters, and it's in every invitation; LAST-MODIFIED is optional, and DTSTAMP isn't.
# Seen: lines of the older version and of the newer one, and which is kept, with the older one first, and with the newer one
# first.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root ical2html=3.0-1 libical3=3.0.16-1+b1 libicu72=72.1-3+deb12u1
for package in *.deb; do
  dpkg -x "$package" .
done
library="$(echo "$folder"/usr/lib/*-linux-gnu)"
calendar() {
  printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:-//example//EN BEGIN:VEVENT UID:1 DTSTART:20270105T180000Z \
    "SUMMARY:$1" "${@:2}" END:VEVENT END:VCALENDAR > "$1.ics"
}
merged() {
  rm -f merged.ics
  LD_LIBRARY_PATH="$library" TZ=UTC usr/bin/icalmerge "$@" merged.ics
  tr -d '\r' < merged.ics | sed -n 's/^SUMMARY://p' | paste -s -d ,
}
stamp=DTSTAMP:20270101T000000Z
seen="$(while IFS=';' read -r older newer; do
  calendar older $older
  calendar newer $newer
  echo "$older; $newer: $(merged older.ics newer.ics), $(merged newer.ics older.ics)"
done << END_OF_LINES
$stamp LAST-MODIFIED:20270101T000000Z;$stamp LAST-MODIFIED:20270102T000000Z
$stamp SEQUENCE:0;$stamp SEQUENCE:1
$stamp;DTSTAMP:20270102T000000Z
END_OF_LINES
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
DTSTAMP:20270101T000000Z LAST-MODIFIED:20270101T000000Z; DTSTAMP:20270101T000000Z LAST-MODIFIED:20270102T000000Z: newer, newer
DTSTAMP:20270101T000000Z SEQUENCE:0; DTSTAMP:20270101T000000Z SEQUENCE:1: older, newer
DTSTAMP:20270101T000000Z; DTSTAMP:20270102T000000Z: older, newer
END
)" ]
