#!/usr/bin/env bash
# Set::Crontab 1.03 (Perl, Debian's libset-crontab-perl): of two conditions in a list a number must meet both, so that "below 5
# or above 15" is nothing at all, and the example of its own page, "1-9/3,>15,>30,!23" of 0 to 30, loses all from 16 on, since
# none is above 30. What is named twice is in the list twice, and numbers outside of the range come into it.
# Expected: "<N selects the elements smaller than N from the entire range, and adds them to the set. >N does likewise"; a comma
# adds in crontab(5); "the set".
# Seen: entries, their range, and the list.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root libset-crontab-perl=1.03-1.1
dpkg -x libset-crontab-perl_*.deb .
seen="$(PERL5LIB=usr/share/perl5 perl - <<'END_OF_PERL'
use strict;
use warnings;
use Set::Crontab;
for (["<5", 20], [">15", 20], ["<5,>15", 20], ["<5,<10", 20], ["1-9/3,>15,!23", 30], ["1-9/3,>15,>30,!23", 30], ["*/5,0-5", 20],
     ["5-12", 9]) {
    my ($entry, $last) = @$_;
    print "$entry of 0 to $last: @{[Set::Crontab->new($entry, [0 .. $last])->list]}\n";
}
END_OF_PERL
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
<5 of 0 to 20: 0 1 2 3 4
>15 of 0 to 20: 16 17 18 19 20
<5,>15 of 0 to 20: 
<5,<10 of 0 to 20: 0 1 2 3 4
1-9/3,>15,!23 of 0 to 30: 1 4 7 16 17 18 19 20 21 22 24 25 26 27 28 29 30
1-9/3,>15,>30,!23 of 0 to 30: 1 4 7
*/5,0-5 of 0 to 20: 0 0 1 2 3 4 5 5 10 15 20
5-12 of 0 to 9: 5 6 7 8 9 10 11 12
END
)" ]
