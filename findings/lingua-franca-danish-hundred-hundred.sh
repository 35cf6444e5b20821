#!/usr/bin/env bash
# lingua_franca 0.4.3 (Debian's python3-lingua-franca), numbers to be spoken: in Danish a hundred is "ethundredehundrede", 101
# "ethundredeenoghundrede", and all from 110 to 199 raise a KeyError. In Czech 200 is "dva sto" and 500 "pět sto", a million the
# English "jedna million", and midnight on the clock "nula nula sto", nought nought hundred. In Polish 21000 are "dwadzieścia
# jeden tysiące".
# Expected: Danish "et hundrede", "et hundrede og et"; Czech "dvě stě", "pět set", "milion"; Polish "dwadzieścia jeden tysięcy".
# In Danish it has "tohundrede", and in Swedish "etthundra" and "etthundraett".
# Seen: numbers in four languages; how many of 0 to 999 can't be said in each; then times in Czech.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root python3-lingua-franca=0.4.3-2 python3-dateutil=2.8.2-2 python3-six=1.16.0-4
for package in *.deb; do dpkg -x "$package" .; done
seen="$(PYTHONPATH=usr/lib/python3/dist-packages python3 - <<'END_OF_PYTHON'
import datetime
import lingua_franca
from lingua_franca.format import nice_time, pronounce_number

def say(number, language):
    try:
        return pronounce_number(number, lang=language).strip()
    except KeyError as error:
        return f"KeyError {error}"

for language, numbers in (("sv", (99, 100, 101, 116)), ("da", (99, 100, 101, 102, 103, 116, 150, 200, 225, 1100)),
        ("cs", (100, 200, 300, 500, 1000, 2000, 1000000)), ("pl", (5000, 20000, 21000, 25000))):
    lingua_franca.load_language(language)
    for number in numbers:
        print(f"{language} {number}: {say(number, language)}")
    print(f"{language}: {sum(say(number, language).startswith('KeyError') for number in range(1000))} of 1000 can't be said")
for hour, minute in ((0, 0), (0, 15), (12, 0), (20, 2)):
    print(f"{hour}:{minute:02}: {nice_time(datetime.datetime(2026, 12, 2, hour, minute), lang='cs', use_24hour=True)}")
END_OF_PYTHON
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
sv 99: nittionio
sv 100: etthundra
sv 101: etthundraett
sv 116: etthundrasexton
sv: 0 of 1000 can't be said
da 99: nioghalvfems
da 100: ethundredehundrede
da 101: ethundredeenoghundrede
da 102: ethundredetooghundrede
da 103: ethundredetreoghundrede
da 116: KeyError 110
da 150: KeyError 150
da 200: tohundrede
da 225: tohundredefemogtyve
da 1100: ettusindeethundredehundrede
da: 90 of 1000 can't be said
cs 100: jedna sto
cs 200: dva sto
cs 300: tři sto
cs 500: pět sto
cs 1000: jedna tisíc
cs 2000: dva tisíc
cs 1000000: jedna million
cs: 0 of 1000 can't be said
pl 5000: pięć tysięcy
pl 20000: dwadzieścia tysięcy
pl 21000: dwadzieścia jeden tysiące
pl 25000: dwadzieścia pięć tysięcy
pl: 0 of 1000 can't be said
0:00: nula nula sto
0:15: nula nula patnáct
12:00: dvanáct sto
20:02: dvacet nula dva
END
)" ]
