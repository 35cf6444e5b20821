#!/usr/bin/env bash
# Lingua::ES::Numeros 0.09 (Perl, Debian's liblingua-es-numeros-perl), numbers in Spanish words: 500 has no feminine form,
# while all other hundreds have one ("doscientas", but "quinientos"). The fiftieth is "quicuagésimo", the 200th "duocentésimo"
# and the 700th "septigentésimo", which aren't words. And the short form of 21 lacks its accent, though 22, 23 and 26 have
# theirs.
# Expected: quinientas, quincuagésimo, ducentésimo, septingentésimo and veintiún, as in the tables of the Real Academia
# (Diccionario panhispánico de dudas, "cardinales" and "ordinales"). Its option GENERO is for feminine numbers, and ACENTOS,
# on by default, for the accents.
# Seen, with the gender feminine: the hundreds; then ordinals, and numbers in the short form and with accents.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root liblingua-es-numeros-perl=0.09-3
dpkg -x liblingua-es-numeros-perl_*.deb .
cat > numbers.pl <<'END_OF_PERL'
use strict;
use warnings;
use Lingua::ES::Numeros ":constants";
binmode STDOUT, ":encoding(UTF-8)";
my %numbers = map { $_ => Lingua::ES::Numeros->new(UNMIL => 0, GENERO => $_) } MALE, FEMALE, NEUTRAL;
print join(" ", map { $numbers{+FEMALE}->cardinal($_) } 200, 300, 400, 500, 600, 700, 1500), "\n";
print join(" ", map { $numbers{+MALE}->ordinal($_) } 40, 50, 60, 200, 300, 500, 700), "\n";
print join(", ", map { $numbers{+NEUTRAL}->cardinal($_) } 1, 21, 22, 23, 26, 21000), "\n";
END_OF_PERL
seen="$(perl -Iusr/share/perl5 numbers.pl)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'doscientas trescientas cuatrocientas quinientos seiscientas setecientas mil quinientos' \
  'cuadragésimo quicuagésimo sexagésimo duocentésimo tricentésimo quingentésimo septigentésimo' \
  'un, veintiun, veintidós, veintitrés, veintiséis, veintiun mil')" ]
