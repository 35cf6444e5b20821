#!/usr/bin/env bash
# lingua_franca 0.4.3 (Debian's python3-lingua-franca), durations and dates to be spoken: in German an hour is "eins Stunde", in
# Spanish "uno hora", in French "un heure", and in Polish two hours are "dwa godziny": the number is the one for counting and
# knows no gender. In Portuguese and Hungarian the units are English: "um hour", "kettő hours". A date in Spanish or Portuguese
# is all English.
# Expected: "eine Stunde", "una hora", "une heure", "dwie godziny", "uma hora", "két óra", "jueves, veinticuatro de diciembre".
# It has numbers in all of these languages, and German, French and Hungarian dates.
# Seen: durations of a minute, an hour, two hours, and a day with an hour; then a date.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root python3-lingua-franca=0.4.3-2 python3-dateutil=2.8.2-2 python3-six=1.16.0-4
for package in *.deb; do dpkg -x "$package" .; done
seen="$(PYTHONPATH=usr/lib/python3/dist-packages python3 - <<'END_OF_PYTHON'
import datetime
import lingua_franca
from lingua_franca.format import nice_date, nice_duration

for language in ("en", "de", "es", "fr", "it", "pl", "pt", "hu"):
    lingua_franca.load_language(language)
    durations = [nice_duration(seconds, lang=language) for seconds in (60, 3600, 7200, 90000)]
    print(f"{language}: {durations}, {nice_date(datetime.datetime(2026, 12, 24), lang=language)}")
END_OF_PYTHON
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
en: ['one minute', 'one hour', 'two hours', 'one day  one hour'], thursday, december twenty-fourth, twenty twenty six
de: ['eins Minute', 'eins Stunde', 'zwei Stunden', 'eins Tag  eins Stunde'], Donnerstag, vierundzwanzigster Dezember, zwei tausend sechs und zwanzig
es: ['uno minuto', 'uno hora', 'dos horas', 'uno día  uno hora'], thursday, december twenty-fourth, twenty twenty six
fr: ['un minute', 'un heure', 'deux heures', 'un jour  un heure'], jeudi vingt-quatre décembre deux-mille-vingt-six
it: ['uno minuto', 'uno ora', 'due ore', 'uno giorno  uno ora'], giovedì, ventiquattro dicembre, duemila ventisei
pl: ['jedna minuta', 'jedna godzina', 'dwa godziny', 'jeden dzień jedna godzina'], czwartek, dwudziesty czwarty grudzień, dwadzieścia dwadzieścia sześć
pt: ['um minute', 'um hour', 'dois hours', 'um day  um hour'], thursday, december twenty-fourth, twenty twenty six
hu: ['egy minute', 'egy hour', 'kettő hours', 'egy day  egy hour'], kétezer-huszonhat december huszonnegyedike, csütörtök
END
)" ]
