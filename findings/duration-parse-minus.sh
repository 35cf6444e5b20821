#!/usr/bin/env bash
# Time::Duration::Parse 0.16 (Perl, Debian's libtime-duration-parse-perl): of "-1:30" the minus sign counts for the hour only,
# so it is half an hour before, and "-0:45" is three quarters of an hour after instead of before. It makes "-1h 30m" of it and
# adds up both. With one unit, as in "-90 minutes", it's right.
# Expected: -5400 and -2700 seconds. A time of the form hh:mm is one number ("Accept hh:mm(:ss) as a format", says its list of
# changes), and so is -1.5 hours, which it reads.
# Seen: texts, and their seconds.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root libtime-duration-parse-perl=0.16-1
dpkg -x libtime-duration-parse-perl_*.deb .
cat > seconds.pl <<'END_OF_PERL'
use strict;
use warnings;
use Time::Duration::Parse;
for ("1:30", "-1:30", "-0:45", "-01:30:15", "-90 minutes", "-1.5 hours") {
    print "$_: ", parse_duration($_), "\n";
}
END_OF_PERL
seen="$(perl -Iusr/share/perl5 seconds.pl)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '1:30: 5400' '-1:30: -1800' '-0:45: 2700' '-01:30:15: -1785' '-90 minutes: -5400' \
  '-1.5 hours: -5400')" ]
