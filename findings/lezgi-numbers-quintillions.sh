#!/usr/bin/env bash
# lezgi-numbers 0.1.1 (Python), numbers in words of Lezgian: from two quintillions, 10 to the 18th, each figure has its own
# quintillion, and words run together: 225 quintillions are two hundred quintillions twenty quintillions five quintillions, two of
# them stuck to the next word. Its own reader refuses that. In its list of ranges the one for quintillions begins where it should
# end. And from 9 quadrillions the reader gives back another number: its units are written 1e15, which is no int in Python.
# Expected: as for quadrillions; the list of units goes up to the nonillion, and the reader is declared to give an int.
# Seen: 225 of each unit, how often its word is in there, and the number that's read again; and an odd number.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps lezgi-numbers==0.1.1
seen="$(PYTHONPATH=py python3 - <<'END'
from lezgi_numbers import lezgiToNum, numToLezgi

def read(text):
    try:
        return lezgiToNum(text)
    except ValueError:
        return "ValueError"

for power, word in ((9, "миллиард"), (12, "триллион"), (15, "квадриллион"), (18, "квинтиллион")):
    text = numToLezgi(225 * 10 ** power)
    print(f"225 * 10^{power}: {text} ({text.count(word)} times), read: {read(text)}")
number = 9_075_640_690_551_911
print(number, "read:", int(read(numToLezgi(number))))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
225 * 10^9: кьве вишни къанни вад миллиард (1 times), read: 225000000000.0
225 * 10^12: кьве вишни къанни вад триллион (1 times), read: 225000000000000.0
225 * 10^15: кьве вишни къанни вад квадриллион (1 times), read: 2.25e+17
225 * 10^18: кьве виш квинтиллионкъад квинтиллионвад квинтиллион (3 times), read: ValueError
9075640690551911 read: 9075640690551912
END
)" ]
