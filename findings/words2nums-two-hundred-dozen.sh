#!/usr/bin/env bash
# Lingua::EN::Words2Nums 0.19 (Perl, Debian's liblingua-en-words2nums-perl): "two hundred dozen" is 212, "a thousand dozen" 1012:
# where the number before dozens, scores or grosses has a larger word in it, they are added, not multiplied. "Twenty dozen" and
# "two hundred thousand" are right. It goes through the words from the end, and a larger one after "dozen" begins anew.
# Expected: two hundred dozen are 2400. "Scores are supported, eg: "four score and ten". So are dozens ... And a gross."
# Seen: texts and numbers.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root liblingua-en-words2nums-perl=0.19-4
dpkg -x liblingua-en-words2nums-perl_*.deb .
seen="$(PERL5LIB=usr/share/perl5 perl - <<'END_OF_PERL'
use strict;
use warnings;
use Lingua::EN::Words2Nums;
print "$_: ", words2nums($_), "\n"
    for "four score and ten", "twenty dozen", "two hundred dozen", "a thousand dozen", "three hundred score",
        "one hundred and twenty dozen", "one million gross", "one hundred gross", "two hundred thousand";
END_OF_PERL
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
four score and ten: 90
twenty dozen: 240
two hundred dozen: 212
a thousand dozen: 1012
three hundred score: 320
one hundred and twenty dozen: 340
one million gross: 1000144
one hundred gross: 14400
two hundred thousand: 200000
END
)" ]
