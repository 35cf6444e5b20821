#!/usr/bin/env bash
# DateTime::Event::Cron 0.09 (Perl, Debian's libdatetime-event-cron-perl): where an entry has months and weekdays, going from
# one event to the next leaves out the 1st of a month, if that's such a weekday and the month before isn't in the list: once
# it has found the month, it begins with the day after. `previous` finds that day, and `match` says that it is one.
# Expected: "Returns the next valid datetime according to the cron specification", so each for which `match` is true.
# Schedule::Cron::Events 1.96 (Perl) has them.
# Seen, for crontab entries in 2026 and 2027: how many days match, how many come by going forward, and what's left out; then
# what comes after Monday, 30 November 2026, when only Mondays in November count.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root libdatetime-event-cron-perl=0.09-2 libschedule-cron-events-perl=1.96-2 \
  libset-crontab-perl libdatetime-set-perl libset-infinite-perl libparams-validate-perl libdatetime-perl libdatetime-locale-perl \
  libdatetime-timezone-perl libb-hooks-endofscope-perl libclass-data-inheritable-perl libclass-inspector-perl \
  libclass-singleton-perl libdevel-stacktrace-perl libeval-closure-perl libexception-class-perl libexporter-tiny-perl \
  libfile-sharedir-perl liblist-moreutils-perl liblist-moreutils-xs-perl libmodule-implementation-perl \
  libmodule-runtime-perl libmro-compat-perl libnamespace-autoclean-perl libnamespace-clean-perl libpackage-stash-perl \
  libparams-util-perl libparams-validationcompiler-perl librole-tiny-perl libscalar-list-utils-perl libspecio-perl \
  libsub-exporter-progressive-perl libsub-identify-perl libtry-tiny-perl libvariable-magic-perl libxstring-perl
for package in *.deb; do dpkg -x "$package" .; done
PERL5LIB="$(find . -type d \( -path '*/lib/*-linux-gnu/perl5/*' -prune -o -path '*/share/perl5' -prune \) | paste -sd :)"
export PERL5LIB
cat > events.pl <<'END_OF_PERL'
use strict;
use warnings;
use DateTime;
use DateTime::Event::Cron;
use Schedule::Cron::Events;
$ENV{TZ} = "UTC";
for my $entry ("0 20 * 11 1", "0 20 30 11 1", "0 20 5 3,9 2", "0 20 * * 1", "0 20 1 11 *") {
    my $cron = DateTime::Event::Cron->new($entry);
    my (@match, %forward);
    for (my $day = DateTime->new(year => 2026, hour => 20); $day->year < 2028; $day = $day->clone->add(days => 1)) {
        push @match, $day->ymd if $cron->match($day);
    }
    for (my $day = $cron->next(DateTime->new(year => 2026)); $day->year < 2028; $day = $cron->next($day)) {
        $forward{$day->ymd} = 1;
    }
    my @out = grep { !$forward{$_} } @match;
    printf "%s: %d days, %d, %s\n", $entry, scalar @match, scalar keys %forward, @out ? "without @out" : "all";
}
my $cron = DateTime::Event::Cron->new("0 20 * 11 1");
my $other = Schedule::Cron::Events->new("0 20 * 11 1 play", Date => [0, 0, 20, 30, 10, 126]);
my @next = $other->nextEvent;
printf "after 2026-11-30: %s, there %d-%02d-%02d; back from 2027-11-08: %s\n",
    $cron->next(DateTime->new(year => 2026, month => 11, day => 30, hour => 20))->ymd, $next[5] + 1900, $next[4] + 1, $next[3],
    $cron->previous(DateTime->new(year => 2027, month => 11, day => 8, hour => 20))->ymd;
END_OF_PERL
seen="$(perl events.pl)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '0 20 * 11 1: 10 days, 9, without 2027-11-01' \
  '0 20 30 11 1: 11 days, 10, without 2027-11-01' '0 20 5 3,9 2: 23 days, 21, without 2026-09-01 2027-03-02' \
  '0 20 * * 1: 104 days, 104, all' '0 20 1 11 *: 2 days, 2, all' \
  'after 2026-11-30: 2027-11-08, there 2027-11-01; back from 2027-11-08: 2027-11-01')" ]
