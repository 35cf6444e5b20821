#!/usr/bin/env bash
# Lingua::EN::Inflect 1.905 (Perl, Debian's liblingua-en-inflect-perl): "a 8", "a 11" and "a 18-year-old": a number in digits
# always gets "a", even though the module can say it. PART_PRES doubles the last letter of all verbs that end like "bat":
# "openning", "visitting"; and has no "k" in "picnicing". And NO, told that there is "one" card, says "e cards".
# Expected: "correctly prepend the appropriate indefinite article to a word, depending on its pronunciation": "an 8", as "an
# eight", which it has; opening, visiting and picnicking, as in any dictionary; and one card, as PL has it: "one" is among the
# values that its page names for the singular.
# Seen: the article of numbers in digits and in words (by its own NUMWORDS), and how many of those below a thousand have
# another one; participles; and numbers of cards.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root liblingua-en-inflect-perl=1.905-2
dpkg -x liblingua-en-inflect-perl_*.deb .
cat > words.pl <<'END_OF_PERL'
use strict;
use warnings;
use Lingua::EN::Inflect qw(A NO NUMWORDS PART_PRES PL);
print join(", ", map { A($_) . " (" . A(scalar NUMWORDS($_)) . ")" } 7, 8, 11, 18, 80, 100), ", ", A("8-card suit"), "\n";
my @other = grep { (A($_) =~ /^(an?) /)[0] ne (A(scalar NUMWORDS($_)) =~ /^(an?) /)[0] } 1 .. 999;
print scalar @other, " others: @other[0 .. 3] to $other[-1]\n";
print join(" ", map { PART_PRES($_) } qw(bats wins opens listens happens visits limits picnics)), "\n";
print join(", ", map { NO("card", $_) } 0, 1, "one", 2), ", one ", PL("card", "one"), "\n";
END_OF_PERL
seen="$(perl -Iusr/share/perl5 words.pl)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' \
  'a 7 (a seven), a 8 (an eight), a 11 (an eleven), a 18 (an eighteen), a 80 (an eighty), a 100 (a one hundred), a 8-card suit' \
  '113 others: 8 11 18 80 to 899' 'batting winning openning listenning happenning visitting limitting picnicing' \
  'no cards, 1 card, e cards, 2 cards, one card')" ]
