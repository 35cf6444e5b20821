#!/usr/bin/env bash
# DateTime::Format::ICal 0.09 (Perl, Debian's libdatetime-format-ical-perl): a day less an hour is written as "-P1DT1H", 25
# hours before instead of 23 after: it takes one minus sign for all of it. It can't read a period with a start and a duration
# unless that has a plus sign. And eight days are "+P1W1D", which isn't a duration in iCalendar: there weeks stand alone.
# Expected: "ICal date/time and duration formats, as defined in RFC 2445", where a duration is "P" and (dur-date / dur-time /
# dur-week), and dur-week is digits and "W" only; RFC 5545 has the same. `parse_period` takes "an iCal period string"; one of
# the RFC's two examples is the second below. Its page has "+P3WT4H55S" as a duration, which isn't one either.
# Seen: durations as they are written, whether the RFC's grammar has them, and the hours from 30 November to what was meant
# and to what is read; then the RFC's examples of a period, and one that it writes.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root libdatetime-format-ical-perl=0.09-3 libdatetime-event-ical-perl \
  libdatetime-event-recurrence-perl libdatetime-set-perl libset-infinite-perl libparams-validate-perl libdatetime-perl libdatetime-locale-perl \
  libdatetime-timezone-perl libb-hooks-endofscope-perl libclass-data-inheritable-perl libclass-inspector-perl \
  libclass-singleton-perl libdevel-stacktrace-perl libeval-closure-perl libexception-class-perl libexporter-tiny-perl \
  libfile-sharedir-perl liblist-moreutils-perl liblist-moreutils-xs-perl libmodule-implementation-perl \
  libmodule-runtime-perl libmro-compat-perl libnamespace-autoclean-perl libnamespace-clean-perl libpackage-stash-perl \
  libparams-util-perl libparams-validationcompiler-perl librole-tiny-perl libscalar-list-utils-perl libspecio-perl \
  libsub-exporter-progressive-perl libsub-identify-perl libtry-tiny-perl libvariable-magic-perl libxstring-perl
for package in *.deb; do dpkg -x "$package" .; done
PERL5LIB="$(find . -type d \( -path '*/lib/*-linux-gnu/perl5/*' -prune -o -path '*/share/perl5' -prune \) | paste -sd :)"
export PERL5LIB
cat > durations.pl <<'END_OF_PERL'
use strict;
use warnings;
use DateTime;
use DateTime::Duration;
use DateTime::Format::ICal;
use DateTime::Span;
my $ical = "DateTime::Format::ICal";
my $time = qr/T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S)/;
my $grammar = qr/^[+-]?P(?:\d+D$time?|$time|\d+W)$/;
my $start = DateTime->new(year => 2026, month => 11, day => 30, time_zone => "UTC");
sub hours { ($start->clone->add_duration(shift)->epoch - $start->epoch) / 3600 }
for ([days => 6], [days => 8], [days => 14], [weeks => 1, hours => 2], [hours => 90], [days => 1, hours => -1], [days => -1]) {
    my $duration = DateTime::Duration->new(@$_);
    my $written = $ical->format_duration($duration);
    printf "%s: %s, %s, %d and %d hours\n", "@$_", $written, $written =~ $grammar ? "valid" : "not valid", hours($duration),
        hours($ical->parse_duration($written));
}
my $own = $ical->format_period_with_duration(DateTime::Span->from_datetimes(start => $start, end => $start->clone->add(hours => 2)));
for my $period ("19970101T180000Z/19970102T070000Z", "19970101T180000Z/PT5H30M", $own) {
    my $span = eval { $ical->parse_period($period) };
    print "$period: ", $span ? $span->start . " to " . $span->end : $@ =~ /^(Invalid[^\n]*)/, "\n";
}
END_OF_PERL
seen="$(perl durations.pl)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'days 6: +P6D, valid, 144 and 144 hours' 'days 8: +P1W1D, not valid, 192 and 192 hours' \
  'days 14: +P2W, valid, 336 and 336 hours' 'weeks 1 hours 2: +P1WT2H, not valid, 170 and 170 hours' \
  'hours 90: +PT90H, valid, 90 and 90 hours' 'days 1 hours -1: -P1DT1H, valid, 23 and -25 hours' \
  'days -1: -P1D, valid, -24 and -24 hours' \
  '19970101T180000Z/19970102T070000Z: 1997-01-01T18:00:00 to 1997-01-02T07:00:00' \
  '19970101T180000Z/PT5H30M: Invalid iCal datetime string (PT5H30M)' \
  '20261130T000000Z/+PT7200S: 2026-11-30T00:00:00 to 2026-11-30T02:00:00')" ]
