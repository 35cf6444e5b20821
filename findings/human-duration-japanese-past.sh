#!/usr/bin/env bash
# DateTime::Format::Human::Duration 0.64 (Perl, Debian's libdatetime-format-human-duration-perl), Japanese: past and future
# are the wrong way round. What has "expired 2 days ago" in English expires in two days there. With no difference at all it
# doesn't say the text for that, but "in " with nothing. And in French there are "2 seconds".
# Expected: the same choice in each language; its page has `past` and `future` for the two directions ("Your account expired
# %s ago.") and `no_time` for none. In French it's "secondes".
# Seen, between two dates, the first later, the second later, and both the same, in four languages; then one and two seconds.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root libdatetime-format-human-duration-perl=0.64-2 libdatetime-perl libdatetime-locale-perl \
  libdatetime-timezone-perl libb-hooks-endofscope-perl libclass-data-inheritable-perl libclass-inspector-perl \
  libclass-singleton-perl libdevel-stacktrace-perl libeval-closure-perl libexception-class-perl libexporter-tiny-perl \
  libfile-sharedir-perl liblist-moreutils-perl liblist-moreutils-xs-perl libmodule-implementation-perl \
  libmodule-runtime-perl libmro-compat-perl libnamespace-autoclean-perl libnamespace-clean-perl libpackage-stash-perl \
  libparams-util-perl libparams-validationcompiler-perl librole-tiny-perl libscalar-list-utils-perl libspecio-perl \
  libsub-exporter-progressive-perl libsub-identify-perl libtry-tiny-perl libvariable-magic-perl libxstring-perl
for package in *.deb; do dpkg -x "$package" .; done
PERL5LIB="$(find . -type d \( -path '*/lib/*-linux-gnu/perl5/*' -prune -o -path '*/share/perl5' -prune \) | paste -sd :)"
export PERL5LIB
cat > spans.pl <<'END_OF_PERL'
use strict;
use warnings;
use DateTime;
use DateTime::Duration;
use DateTime::Format::Human::Duration;
my $spans = DateTime::Format::Human::Duration->new;
my ($early, $late) = map { DateTime->new(year => 2026, month => 11, day => $_) } 28, 30;
for my $locale (qw(en de fr ja)) {
    my @said = map { $spans->format_duration_between(@$_, locale => $locale, past => "past %s", future => "future %s",
        no_time => "now") } [$late, $early], [$early, $late], [$late, $late];
    print "$locale: ", join(", ", @said), "\n";
}
print join(", ", map { $spans->format_duration(DateTime::Duration->new(seconds => $_), locale => "fr") } 1, 2), "\n";
END_OF_PERL
seen="$(perl spans.pl)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'en: past 2 days, future 2 days, now' 'de: past 2 Tage, future 2 Tage, now' \
  'fr: past 2 jours, future 2 jours, now' 'ja: future 2日, past 2日, future ' '1 seconde, 2 seconds')" ]
