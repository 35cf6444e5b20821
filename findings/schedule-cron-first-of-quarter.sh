#!/usr/bin/env bash
# Schedule::Cron 1.05 and Schedule::Cron::Events 1.96 (Perl, Debian's libschedule-cron-perl and libschedule-cron-events-perl):
# "*/3" as the month is five months of the year in the one, January, March, June, September and December, and March, June,
# September and December in the other. "*/10" as the day is the 10th, 20th and 30th, in the one the 1st as well. Both count
# steps of months and days from 0, which no month or day is, and the first makes a 1 of the 0.
# Expected: January, April, July and October; the 1st, 11th, 21st and 31st. crontab(5), and the page of the first: "month 1-12",
# "day of month 1-31", an asterisk "always stands for first-last", "0-23/2" is "every other hour". cron-parser 5.5.0 (npm)
# gives these.
# Seen, for each field: the next dates from 1 December 2026, noon, in each of the three.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root libschedule-cron-perl=1.05-1 libschedule-cron-events-perl=1.96-2 \
  libset-crontab-perl=1.03-1.1 libtime-parsedate-perl=2015.103-4
for package in *.deb; do dpkg -x "$package" .; done
npm install --silent --no-audit --no-fund --ignore-scripts cron-parser@5.5.0
cat > dates.pl <<'END_OF_PERL'
use strict;
use warnings;
use POSIX qw(strftime);
use Schedule::Cron;
use Schedule::Cron::Events;
my ($field, $entry, $count) = @ARGV;
my $cron = Schedule::Cron->new(sub { });
my ($time, @first) = 1796126400;
push @first, strftime("%b %e", gmtime($time = $cron->get_next_execution_time($entry, $time))) for 1 .. $count;
my $events = Schedule::Cron::Events->new($entry, Date => [0, 0, 12, 1, 11, 126]);
my @second = map { strftime("%b %e", $events->nextEvent) } 1 .. $count;
s/ +/ / for @first, @second;
print "$field: ", join(", ", @first), "; Events: ", join(", ", @second), "\n";
END_OF_PERL
cat > there.mjs <<'END_OF_JS'
import cronParser from "cron-parser";
const [entry, count] = process.argv.slice(2);
const now = { currentDate: "2026-12-01T12:00:00Z", tz: "UTC" };
const dates = cronParser.CronExpressionParser.parse(entry, now).take(Number(count));
const names = dates.map(date => date.toDate().toUTCString().replace(/.*, 0?(\d+) (\w+) .*/, "$2 $1"));
console.log(`  there: ${names.join(", ")}`);
END_OF_JS
export TZ=UTC PERL5LIB=usr/share/perl5
seen="$(perl dates.pl 'month */3' '0 9 1 */3 *' 5; node there.mjs '0 9 1 */3 *' 5
  perl dates.pl 'day */10' '0 9 */10 * *' 7; node there.mjs '0 9 */10 * *' 7
  perl dates.pl 'month 1-12/3' '0 9 1 1-12/3 *' 5)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
month */3: Jan 1, Mar 1, Jun 1, Sep 1, Dec 1; Events: Mar 1, Jun 1, Sep 1, Dec 1, Mar 1
  there: Jan 1, Apr 1, Jul 1, Oct 1, Jan 1
day */10: Dec 10, Dec 20, Dec 30, Jan 1, Jan 10, Jan 20, Jan 30; Events: Dec 10, Dec 20, Dec 30, Jan 10, Jan 20, Jan 30, Feb 10
  there: Dec 11, Dec 21, Dec 31, Jan 1, Jan 11, Jan 21, Jan 31
month 1-12/3: Jan 1, Apr 1, Jul 1, Oct 1, Jan 1; Events: Jan 1, Apr 1, Jul 1, Oct 1, Jan 1
END
)" ]
