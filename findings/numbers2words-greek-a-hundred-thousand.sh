#!/usr/bin/env bash
# Numbers2Words-Greek 0.0.2a0 (Python): 100000 is "εκαιες χιλιάδες", and there's no such word; 1100000 ends with it, too. 0,05 is
# "μηδέν κόμμα πέντε", nought point five, like 0,5. Twelve o'clock is "δώδεκα και", twelve and, and 13:05 keeps its colon.
# Expected: "εκατό χιλιάδες", as it has εκατό for 100 and "διακόσιες χιλιάδες" for 200000; a nought before the five; and "δώδεκα".
# Its README: numbers up to 10^13 - 1, decimals after a comma, and hours, "2:30 -> δύο και μισή".
# Seen: the words for some numbers and sentences.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install --no-deps Numbers2Words-Greek==0.0.2a0
seen="$(env/bin/python - <<'END'
from num2word_greek.numbers2words import convert_numbers, convert_sentence

for number in (100, 99000, 100000, 120000, 200000, 1100000):
    print(f"{number}: {convert_numbers(str(number)).strip()}")
for text in ("0,5", "0,05", "10,1", "10,01", "στις 2:30", "στις 12:00", "στις 13:05", "έδωσε 100000 ευρώ"):
    print(f"{text}: {convert_sentence(text).strip()}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
100: εκατό
99000: ενενηνταεννιά χιλιάδες
100000: εκαιες χιλιάδες
120000: εκατόν είκοσι χιλιάδες
200000: διακόσιες χιλιάδες
1100000: ένα εκατομμύριο εκαιες χιλιάδες
0,5: μηδέν κόμμα πέντε
0,05: μηδέν κόμμα πέντε
10,1: δέκα κόμμα ένα
10,01: δέκα κόμμα ένα
στις 2:30: στις δύο και μισή
στις 12:00: στις δώδεκα και
στις 13:05: στις δεκατρία : πέντε
έδωσε 100000 ευρώ: έδωσε εκαιες χιλιάδες ευρώ
END
)" ]
