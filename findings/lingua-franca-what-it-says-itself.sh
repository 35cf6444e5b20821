#!/usr/bin/env bash
# lingua_franca 0.4.3 (Debian's python3-lingua-franca): it doesn't understand the numbers that it says. 105 is "one hundred and
# five" to it, and "one hundred and five" is read as 100: all that comes after the first "and" is lost. In German "eine Million"
# is read as 1, and "hundertfünf" not at all. "a minute and twenty seconds" lasts 20 seconds, "an hour and a half" no time
# at all, and "monday next week" is a Wednesday.
# Expected: "multilingual text parsing and formatting": what `pronounce_number` says, `extract_number` should read. It knows
# "half an hour", "one and a half hours" and "two hours and thirty minutes".
# Seen: numbers, what it says and what it reads in that, in English and German; how many of 0 to 1999 come back; then other texts.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root python3-lingua-franca=0.4.3-2 python3-dateutil=2.8.2-2 python3-six=1.16.0-4
for package in *.deb; do dpkg -x "$package" .; done
seen="$(PYTHONPATH=usr/lib/python3/dist-packages python3 - <<'END_OF_PYTHON'
import datetime
import lingua_franca
from lingua_franca.format import pronounce_number
from lingua_franca.parse import extract_datetime, extract_duration, extract_number

for language in ("en", "de"):
    lingua_franca.load_language(language)
    back = lambda number: extract_number(pronounce_number(number, lang=language), lang=language)
    for number in (21, 100, 105, 116, 520, 1001, 2027, 1000000):
        print(f"{number}: {pronounce_number(number, lang=language).strip()!r} is read as {back(number)}")
    print(f"{language}: {sum(back(number) == number for number in range(2000))} of 2000 are the same")
lingua_franca.set_default_lang("en")
for text in ("half an hour", "one and a half hours", "an hour and a half", "two hours and thirty minutes", "a minute and twenty seconds"):
    print(f"{text!r}: {extract_duration(text)[0]}")
wednesday = datetime.datetime(2026, 12, 2, 12)
for text in ("next week", "monday", "monday next week", "a week from friday"):
    print(f"{text!r}: {extract_datetime(text, wednesday)[0]:%a %d %b}")
END_OF_PYTHON
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
21: 'twenty one' is read as 21
100: 'one hundred' is read as 100
105: 'one hundred and five' is read as 100
116: 'one hundred and sixteen' is read as 100
520: 'five hundred and twenty' is read as 500
1001: 'one thousand, one' is read as 1
2027: 'two thousand, twenty seven' is read as 2
1000000: 'one million' is read as 1000000
en: 119 of 2000 are the same
21: 'einundzwanzig' is read as 21
100: 'einhundert' is read as False
105: 'einhundertfünf' is read as False
116: 'einhundertsechzehn' is read as False
520: 'fünfhundertzwanzig' is read as False
1001: 'eintausendeins' is read as False
2027: 'zweitausendsiebenundzwanzig' is read as False
1000000: 'eine Million' is read as 1
de: 46 of 2000 are the same
'half an hour': 0:30:00
'one and a half hours': 1:30:00
'an hour and a half': None
'two hours and thirty minutes': 2:30:00
'a minute and twenty seconds': 0:00:20
'next week': Wed 09 Dec
'monday': Mon 07 Dec
'monday next week': Wed 09 Dec
'a week from friday': Fri 04 Dec
END
)" ]
