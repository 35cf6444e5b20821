#!/usr/bin/env bash
# calendar 12.1.8 (Debian), a reminder service: "Sun+5", the fifth Sunday, is shown for the month where it begins to look and for
# no other. In the year 2027 from the first day on, it's 31 January, and the fifth Sundays of May, August and October are
# missing; of the fifth Wednesdays none is shown. It counts from the first one of each month, and the first time that there's
# no fifth it ends. With a month, "Oct Sun+5", it's right.
# Expected: "Weekdays may be followed by "-4" ... "+5" (aliases last, first, second, third, fourth) for moving events"; "A day
# without a month matches that day of every week", and "Sun+4" shows the fourth Sunday of each month.
# Seen: the dates for 2027, and those for October 2027 alone.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root calendar=12.1.8 libbsd0 libmd0
for package in *.deb; do dpkg -x "$package" .; done
LD_LIBRARY_PATH="$(echo usr/lib/*-linux-gnu)"
export LD_LIBRARY_PATH HOME="$folder" TZ=UTC LC_ALL=C
show() {
  printf '%s\t%s\n' "$1" "$1" > events
  echo "$1 from $2: $(usr/bin/calendar -f ./events -t "$2" -A "$3" | cut -f1 | tr -d '*' | sed 's/ *$//' | paste -sd ,)"
}
seen="$(show 'Sun+4' 20270101 364; show 'Sun+5' 20270101 364; show 'Sun+5' 20271001 30; show 'Wed+5' 20270101 364
  show 'Wed+5' 20270301 364; show 'Oct Sun+5' 20270101 364; show 'Sun-1' 20270101 364)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
Sun+4 from 20270101: Jan 24,Feb 28,Mar 28,Apr 25,May 23,Jun 27,Jul 25,Aug 22,Sep 26,Oct 24,Nov 28,Dec 26
Sun+5 from 20270101: Jan 31
Sun+5 from 20271001: Oct 31
Wed+5 from 20270101: 
Wed+5 from 20270301: Mar 31
Oct Sun+5 from 20270101: Oct 31
Sun-1 from 20270101: Jan 31,Feb 28,Mar 28,Apr 25,May 30,Jun 27,Jul 25,Aug 29,Sep 26,Oct 31,Nov 28,Dec 26
END
)" ]
