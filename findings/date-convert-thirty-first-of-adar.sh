#!/usr/bin/env bash
# Date::Convert 0.16 (Perl, Debian's libdate-convert-perl), Hebrew dates: each day of the year 5789, from September 2028, is the
# 31st of Adar II, a month with 29 days. The year begins three days early, on a Monday, and so do 5796 and 5816, and 5809 a day
# late. One of the rules that put off New Year isn't right, so a year has a length that it doesn't know. It warns of an
# "Impossible year length" and goes on.
# Expected: hebcal 4.31 (Debian): Rosh Hashana 5789 is on Thursday, 21 September 2028.
# Seen: New Year in the one and in the other from 5786 to 5820, if they differ, and days of 5789.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root libdate-convert-perl=0.16-7 hebcal=4.31-1
for package in *.deb; do dpkg -x "$package" .; done
export TZ=UTC LC_ALL=C HOME="$folder" PERL5LIB=usr/share/perl5
cat > days.pl <<'END_OF_PERL'
use strict;
use warnings;
use Date::Convert;
$SIG{__WARN__} = sub { };
for my $year (5786 .. 5820) {
    my $day = Date::Convert::Hebrew->new($year, 7, 1);
    Date::Convert::Gregorian->convert($day);
    my $here = sprintf "%d-%02d-%02d", $day->date;
    my $common = $year - 3761;
    my ($there) = map { m{^(\d+)/(\d+)/(\d+) Rosh Hashana $year} ? sprintf("%d-%02d-%02d", $3, $1, $2) : () }
        `usr/bin/hebcal $common`;
    print "1 Tishrei $year: $here, there $there\n" if $here ne $there;
}
for my $date ([2028, 9, 20], [2028, 9, 21], [2028, 12, 13], [2029, 9, 9]) {
    my $day = Date::Convert::Gregorian->new(@$date);
    Date::Convert::Hebrew->convert($day);
    my ($there) = map { /^\S+ (.*5\d\d\d)$/ ? $1 : () } `usr/bin/hebcal -d $date->[1] $date->[2] $date->[0]`;
    print join("-", @$date), ": ", $day->date_string, ", there $there\n";
}
END_OF_PERL
seen="$(perl days.pl)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
1 Tishrei 5789: 2028-09-18, there 2028-09-21
1 Tishrei 5796: 2035-10-01, there 2035-10-04
1 Tishrei 5809: 2048-09-09, there 2048-09-08
1 Tishrei 5816: 2055-09-20, there 2055-09-23
2028-9-20: 5789 Adar II 31, there 29th of Elul, 5788
2028-9-21: 5789 Adar II 31, there 1st of Tishrei, 5789
2028-12-13: 5789 Adar II 31, there 25th of Kislev, 5789
2029-9-9: 5789 Adar II 31, there 29th of Elul, 5789
END
)" ]
