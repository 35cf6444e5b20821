#!/usr/bin/env bash
# dateutils 0.4.10 (C, Debian's dateutils), `ddiff`: from the 30th or 31st of a month it counts months and days wrongly. From
# 31 January to 1 March it's "1 62", to 2 March "1 63", and to 3 March "1 0", so the later day is the nearer one. After a
# month that ends before that day, the number of days falls below zero and comes out at the top of six bits.
# Expected: its own `dadd` makes 1 March of 31 January, one month and one day. Its page: "Compute duration from DATE/TIME (the
# reference date/time) to the other". And never more than 30 days besides the months.
# Seen, from 31 January 2026: months and days, and the date that `dadd` makes of them; then, from a day of each month of 2026
# to the 400 days after it: how often there are more than 30 days, and how often fewer than a day before with as many months.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root dateutils=0.4.10-1
dpkg -x dateutils_*.deb .
export PATH="$PWD/usr/bin:$PATH"
seen="$(
for day in 2026-02-27 2026-03-01 2026-03-02 2026-03-03 2026-03-04 2026-03-31; do
  read -r months days < <(dateutils.ddiff 2026-01-31 "$day" -f '%m %d')
  echo "to $day: $months $days, back $(dateutils.dadd 2026-01-31 "+${months}mo" "+${days}d")"
done
for first in 01 15 28 29 30 31; do
  for month in 01 02 03 04 05 06 07 08 09 10 11 12; do
    start="2026-$month-$first"
    date -d "$start" > /dev/null 2>&1 || continue
    seq 0 400 | sed "s/.*/$start + & days/" | date -f - +%F | dateutils.ddiff "$start" -f '%m %d'
  done | awk -v first="$first" '$2 > 30 { more++ } $1 == months && $2 < days { fewer++ } { months = $1; days = $2 }
    END { print "from day " first ": " more + 0 " above 30, " fewer + 0 " backwards" }'
done
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'to 2026-02-27: 0 27, back 2026-02-27' 'to 2026-03-01: 1 62, back 2026-05-01' \
  'to 2026-03-02: 1 63, back 2026-05-02' 'to 2026-03-03: 1 0, back 2026-02-28' 'to 2026-03-04: 1 1, back 2026-03-01' \
  'to 2026-03-31: 2 0, back 2026-03-31' 'from day 01: 0 above 30, 0 backwards' 'from day 15: 0 above 30, 0 backwards' \
  'from day 28: 0 above 30, 0 backwards' 'from day 29: 0 above 30, 0 backwards' 'from day 30: 12 above 30, 12 backwards' \
  'from day 31: 16 above 30, 8 backwards')" ]
