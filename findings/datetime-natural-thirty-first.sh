#!/usr/bin/env bash
# DateTime::Format::Natural 1.16 (Perl, Debian's libdatetime-format-natural-perl): on the last days of a long month it can't
# find shorter months. On a 31st "1st friday in november" and "next november" aren't understood, and "last friday in november"
# dies instead of reporting an error. On 30 January "1st day next month" is 1 March, and on the 31st "next month" is, too. It
# changes the month first and keeps today's day, which that month may not have.
# Expected: the same dates on every day of a month; "2nd friday in august" is among the examples of its page. What it can't
# parse, "30 february" for one, it reports by `success` and `error`, as its page says.
# Seen, for three days of January 2026 and for 31 December: what each text is.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root libdatetime-format-natural-perl=1.16-1 libdatetime-perl libdatetime-locale-perl \
  libdatetime-timezone-perl libdatetime-hires-perl libb-hooks-endofscope-perl libboolean-perl libclass-data-inheritable-perl \
  libclass-inspector-perl libclass-singleton-perl libclone-perl libdevel-stacktrace-perl libeval-closure-perl \
  libexception-class-perl libexporter-tiny-perl libfile-sharedir-perl liblist-moreutils-perl liblist-moreutils-xs-perl \
  libmodule-implementation-perl libmodule-runtime-perl libmro-compat-perl libnamespace-autoclean-perl libnamespace-clean-perl \
  libpackage-stash-perl libparams-util-perl libparams-validate-perl libparams-validationcompiler-perl librole-tiny-perl \
  libscalar-list-utils-perl libspecio-perl libsub-exporter-progressive-perl libsub-identify-perl libtry-tiny-perl \
  libvariable-magic-perl libxstring-perl
for package in *.deb; do dpkg -x "$package" .; done
PERL5LIB="$(find . -type d \( -path '*/lib/*-linux-gnu/perl5/*' -prune -o -path '*/share/perl5' -prune \) | paste -sd :)"
export PERL5LIB
cat > dates.pl <<'END_OF_PERL'
use strict;
use warnings;
use DateTime;
use DateTime::Format::Natural;
my @days = ([1, 15], [1, 30], [1, 31], [12, 31]);
for my $text ("2nd friday in november", "last friday in november", "1st monday in february", "next november",
    "1st day next month", "next month", "30 february") {
    my @said;
    for (@days) {
        my ($month, $day) = @$_;
        my $now = DateTime->new(year => 2026, month => $month, day => $day, hour => 15);
        my $parser = DateTime::Format::Natural->new(datetime => $now);
        my $date = eval { $parser->parse_datetime($text) };
        push @said, $@ ? "dies" : $parser->success ? $date->ymd : "none";
    }
    print "$text: @said\n";
}
END_OF_PERL
seen="$(perl dates.pl)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '2nd friday in november: 2026-11-13 2026-11-13 none none' \
  'last friday in november: 2026-11-27 2026-11-27 dies dies' '1st monday in february: 2026-02-02 none none none' \
  'next november: 2027-11-01 2027-11-01 none none' '1st day next month: 2026-02-01 2026-03-01 2026-03-01 2027-01-01' \
  'next month: 2026-02-01 2026-03-01 2026-03-01 2027-01-01' '30 february: none none none none')" ]
