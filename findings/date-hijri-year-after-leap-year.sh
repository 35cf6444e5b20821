#!/usr/bin/env bash
# Date::Hijri 0.02 (Perl, Debian's libdate-hijri-perl), dates of Islam: the 31st of December of a leap year and the 1st of January
# have one and the same Islamic date, and so all of the next year is a day behind, until one date is left out at its end. To
# count leap days it adds up three quotients and cuts off the fraction of the sum. So 31 December comes back as 1 January.
# Expected: it's "translated from the Lisp code in 'Calendrical Calculations'", a calendar that's counted; the doubt about the
# moon on its page doesn't give a date to two days. Node's calendar "islamic-civil", counted as well, is the same in all the
# other years.
# Seen: days, their Islamic dates, and what's made of these; how often from 2000 to 2035 Node has another date, in which years.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root libdate-hijri-perl=0.02-4
dpkg -x libdate-hijri-perl_*.deb .
export TZ=UTC
PERL5LIB=usr/share/perl5 perl - > dates <<'END_OF_PERL'
use strict;
use warnings;
use Date::Hijri;
for my $number (10957 .. 24105) {
    my @parts = (gmtime(86400 * $number))[3, 4, 5];
    my @day = ($parts[0], $parts[1] + 1, $parts[2] + 1900);
    my @hijri = g2h(@day);
    print "@day: @hijri: @{[h2g(@hijri)]}\n";
}
END_OF_PERL
cat > compare.mjs <<'END_OF_JS'
import { readFileSync } from "node:fs";
const fields = { timeZone: "UTC", day: "numeric", month: "numeric", year: "numeric" };
const format = new Intl.DateTimeFormat("en-u-ca-islamic-civil", fields);
const others = {}, shown = ["30 12 2028", "31 12 2028", "1 1 2029", "31 12 2029", "1 1 2030"];
for (const line of readFileSync("dates", "utf8").trim().split("\n")) {
  const [day, hijri, back] = line.split(": ");
  const [date, month, year] = day.split(" ").map(Number);
  const parts = Object.fromEntries(format.formatToParts(Date.UTC(year, month - 1, date)).map(part => [part.type, part.value]));
  const there = `${parts.day} ${parts.month} ${parts.year}`;
  if (there !== hijri) others[year] = (others[year] ?? 0) + 1;
  if (shown.includes(day)) console.log(`${day}: ${hijri}, there ${there}, back ${back}`);
}
console.log("other dates there:", Object.entries(others).map(([year, days]) => `${days} in ${year}`).join(", "));
END_OF_JS
seen="$(node compare.mjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
30 12 2028: 13 8 1450, there 13 8 1450, back 30 12 2028
31 12 2028: 14 8 1450, there 14 8 1450, back 1 1 2029
1 1 2029: 14 8 1450, there 15 8 1450, back 1 1 2029
31 12 2029: 23 8 1451, there 24 8 1451, back 31 12 2029
1 1 2030: 25 8 1451, there 25 8 1451, back 1 1 2030
other dates there: 365 in 2005, 365 in 2009, 365 in 2013, 365 in 2017, 365 in 2021, 365 in 2025, 365 in 2029, 365 in 2033
END
)" ]
