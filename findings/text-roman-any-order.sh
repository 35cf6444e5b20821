#!/usr/bin/env bash
# Text::Roman 3.5 (Perl, Debian's libtext-roman-perl): `isroman` says yes to most arrangements of the seven letters, as long
# as none is repeated too often. "IC", "VX" and "IIX" pass, and `roman2int` reads them: IIX is 10, one more than IX, and IC is
# 101, the same as CI. So a typing error is another number.
# Expected: "Tests a string to be a valid Roman algarism"; "conventional Roman algarisms (which range from 1 to 3999)", each
# of which its `int2roman` writes in one way. Roman 1.24 (Perl) accepts just these.
# Seen: what each is here, and whether Roman takes it; then, of all words of one to four of these letters, how many each of
# the two takes for numbers, and how many are what `int2roman` writes.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root libtext-roman-perl=3.5-4 libroman-perl=1.24-3
for package in *.deb; do dpkg -x "$package" .; done
cat > roman.pl <<'END_OF_PERL'
use strict;
use warnings;
use Roman ();
use Text::Roman qw(int2roman isroman roman2int);
for my $text (qw(IX IIX VX IC CI IIII IVI)) {
    print "$text: ", isroman($text) ? roman2int($text) // "nothing" : "no", ", ", Roman::isroman($text) ? "yes" : "no", "\n";
}
my @letters = qw(I V X L C D M);
my @longest = @letters;
my @words = @letters;
for (2 .. 4) {
    @longest = map { my $word = $_; map { $word . $_ } @letters } @longest;
    push @words, @longest;
}
my %written = map { int2roman($_) => 1 } 1 .. 3999;
printf "%d words: %d, %d, written %d\n", scalar @words, scalar(grep { isroman($_) } @words),
    scalar(grep { Roman::isroman($_) } @words), scalar(grep { $written{$_} } @words);
END_OF_PERL
seen="$(perl -Iusr/share/perl5 roman.pl)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'IX: 9, yes' 'IIX: 10, no' 'VX: 15, no' 'IC: 101, no' 'CI: 101, yes' \
  'IIII: no, no' 'IVI: no, no' '2800 words: 2160, 346, written 346')" ]
