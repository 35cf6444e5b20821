#!/usr/bin/env bash
# DateTime::Format::Duration 1.03a (Perl, Debian's libdatetime-format-duration-perl): the first example of its own page, a
# duration of 3 years, 5 months and so on, is "0 years, 41 months, 1 days, 00 hours, 375 minutes, 45 seconds". It takes what
# the duration keeps inside, and that is months, days, minutes and seconds, without years or hours. So "%H:%M" of an hour is
# "00:60", and years and centuries are 0, unless it normalises, which isn't the default. And "%p" is "+" of a negative duration.
# Expected, on its page: "3 years, 5 months, 1 days, 6 hours, 15 minutes, 45 seconds"; "%C ... 400 years would return 4", "%y ...
# 145 years returns 45"; "%p Either a '+' or a '-' indicating the positive-ness".
# Seen: patterns, durations and texts.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root libdatetime-format-duration-perl=1.03a-1.3 libdatetime-perl=2:1.59-1 \
  libdatetime-locale-perl=1:1.37-1 libdatetime-timezone-perl libclass-singleton-perl libb-hooks-endofscope-perl \
  libclass-data-inheritable-perl libdevel-stacktrace-perl libdist-checkconflicts-perl libeval-closure-perl \
  libexception-class-perl libfile-sharedir-perl libclass-inspector-perl libmodule-implementation-perl libmodule-runtime-perl \
  libmro-compat-perl libnamespace-autoclean-perl libnamespace-clean-perl libpackage-stash-perl libparams-util-perl \
  libparams-validate-perl libparams-validationcompiler-perl librole-tiny-perl libspecio-perl libsub-exporter-progressive-perl \
  libsub-identify-perl libtry-tiny-perl libvariable-magic-perl
for package in *.deb; do dpkg -x "$package" .; done
PERL5LIB="usr/share/perl5:$(echo usr/lib/*/perl5/5.*)"
export PERL5LIB TZ=UTC
seen="$(perl - <<'END_OF_PERL'
use strict;
use warnings;
use DateTime;
use DateTime::Format::Duration;
sub show {
    my ($pattern, @parts) = @_;
    my $text = DateTime::Format::Duration->new(pattern => $pattern)->format_duration(DateTime::Duration->new(@parts));
    print "@parts\n  $pattern: $text\n";
}
show('%Y years, %m months, %e days, %H hours, %M minutes, %S seconds',
    years => 3, months => 5, days => 1, hours => 6, minutes => 15, seconds => 45, nanoseconds => 12000);
show('%C', years => 400);
show('%y', years => 145);
show('%H:%M', hours => 1);
show('%T', hours => 100, minutes => 2);
show('%p%M', minutes => -5);
show('%P%M', minutes => -5);
my $normal = DateTime::Format::Duration->new(pattern => '%Y %m', normalise => 1);
print "normalised: ", $normal->format_duration(DateTime::Duration->new(years => 3, months => 5)), "\n";
END_OF_PERL
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
years 3 months 5 days 1 hours 6 minutes 15 seconds 45 nanoseconds 12000
  %Y years, %m months, %e days, %H hours, %M minutes, %S seconds: 0 years, 41 months, 1 days, 00 hours, 375 minutes, 45 seconds
years 400
  %C: 0
years 145
  %y: 00
hours 1
  %H:%M: 00:60
hours 100 minutes 2
  %T: 00:6002:00
minutes -5
  %p%M: +-5
minutes -5
  %P%M: -5
normalised: 3 05
END
)" ]
