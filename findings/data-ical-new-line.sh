#!/usr/bin/env bash
# Data::ICal 0.24 (Perl, Debian's libdata-ical-perl) writes a backslash before an "n" rightly and reads it back as a line
# break: "C:\new" comes back as "C:" and "ew" on two lines. It takes off the backslashes first and looks for line breaks
# afterwards, so that two of them and an "n" are one. And of a list of categories, the comma inside of one and the comma
# between two are the same once they've been read; written again, there is one category.
# Expected: RFC 5545, 3.3.11: "\\" is a backslash, "\n" a line break, "\," a comma in a text, and a plain one divides a list.
# ical.js 2.2.1 (npm) reads both.
# Seen: texts, how each is written, and what's read (with ⏎ for a line break); then categories, read and written.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root libdata-ical-perl=0.24+dfsg-2 libclass-accessor-chained-perl libclass-accessor-perl \
  libclass-returnvalue-perl libdevel-stacktrace-perl libscalar-list-utils-perl libsub-name-perl libtext-vfile-asdata-perl
for package in *.deb; do dpkg -x "$package" .; done
npm install --silent --no-audit --no-fund --ignore-scripts ical.js@2.2.1
PERL5LIB="$(find . -type d \( -path '*/lib/*-linux-gnu/perl5/*' -prune -o -path '*/share/perl5' -prune \) | paste -sd :)"
export PERL5LIB
cat > texts.pl <<'END_OF_PERL'
use strict;
use warnings;
use Data::ICal;
use Data::ICal::Entry::Event;
sub show { my $text = shift; $text =~ s/\n/⏎/g; $text }
for my $text ("C:\\new\\table", "one\ntwo", "a;b,c", "\\n is a line break") {
    my $calendar = Data::ICal->new;
    my $event = Data::ICal::Entry::Event->new;
    $event->add_properties(summary => $text);
    $calendar->add_entry($event);
    my $written = $calendar->as_string;
    my ($line) = $written =~ /^SUMMARY:(.*?)\r?$/m;
    my $read = Data::ICal->new(data => $written)->entries->[0]->property("summary")->[0]->value;
    print show($text), ": written $line, read ", show($read), "\n";
}
local $/;
open my $file, "<", "event.ics";
my $calendar = Data::ICal->new(data => scalar <$file>);
my ($line) = $calendar->as_string =~ /^CATEGORIES:(.*?)\r?$/m;
print "categories ", $calendar->entries->[0]->property("categories")->[0]->value, ", written $line\n";
END_OF_PERL
printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:-//cards//EN BEGIN:VEVENT UID:1 DTSTAMP:20261130T200000Z \
  'SUMMARY:C:\\new\\table' 'CATEGORIES:Spades\, Hearts,Club' END:VEVENT END:VCALENDAR > event.ics
cat > texts.mjs <<'END_OF_JS'
import { readFileSync } from "node:fs";
import ICAL from "ical.js";
const event = new ICAL.Component(ICAL.parse(readFileSync("event.ics", "utf8"))).getFirstSubcomponent("vevent");
console.log(`there: ${event.getFirstPropertyValue("summary")}; ${event.getFirstProperty("categories").getValues().join(" and ")}`);
END_OF_JS
seen="$(perl texts.pl; node texts.mjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'C:\new\table: written C:\\new\\table, read C:⏎ew\table' 'one⏎two: written one\ntwo, read one⏎two' \
  'a;b,c: written a\;b\,c, read a;b,c' '\n is a line break: written \\n is a line break, read ⏎ is a line break' \
  'categories Spades, Hearts,Club, written Spades\, Hearts\,Club' 'there: C:\new\table; Spades, Hearts and Club')" ]
