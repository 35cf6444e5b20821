#!/usr/bin/env bash
# Lingua::EN::FindNumber 1.32 (Perl, Debian's liblingua-en-findnumber-perl): it takes what stands between two numbers for a
# part of one. "The second of five" becomes "the 7", for "of" and commas may be inside a number, and all of it is added up. So
# are the numbers of a list. And the "of" after a number is removed with it: "one of the cards" is "1 the cards".
# Expected: "Locate (written) numbers in English text": `numify` writes the numbers with digits, as in its example "our 4
# fathers", and leaves the other words. With "or" or "to" between two numbers it does.
# Seen: texts, and the numbers found in each.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root liblingua-en-findnumber-perl=1.32-3 liblingua-en-words2nums-perl
for package in *.deb; do dpkg -x "$package" .; done
cat > numbers.pl <<'END_OF_PERL'
use strict;
use warnings;
use Lingua::EN::FindNumber;
for ("the second of five cards", "one of the cards", "She has one, two, three", "two or three cards", "six to four",
    "the last two of twenty points", "one hundred and one points") {
    print "$_: ", numify($_), " (", join("; ", extract_numbers($_)), ")\n";
}
END_OF_PERL
seen="$(perl -Iusr/share/perl5 numbers.pl)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'the second of five cards: the 7 cards (second of five)' \
  'one of the cards: 1 the cards (one of)' 'She has one, two, three: She has 6 (one, two, three)' \
  'two or three cards: 2 or 3 cards (two; three)' 'six to four: 6 to 4 (six; four)' \
  'the last two of twenty points: the last 22 points (two of twenty)' \
  'one hundred and one points: 101 points (one hundred and one)')" ]
