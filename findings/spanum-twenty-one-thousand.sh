#!/usr/bin/env bash
# spanum 0.0.2 (Python, Spanish numbers): 21000 is "veintiuno mil" and 31 million "treinta y uno millones": a one before mil or
# millones isn't shortened, except for one million itself. The right words it can't read: "veintiún" is unknown to it. And "dos
# mil millones", two thousand million, is 1002000.
# Expected: "veintiún mil", "treinta y un millones", "ciento un mil" (the Spanish Academy: uno becomes un before mil and
# millones); 2000000000.
# Seen: numbers as words, and words as numbers.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps spanum==0.0.2
seen="$(PYTHONPATH=py PYTHONIOENCODING=utf-8 python3 - <<'END'
from spanum.numbers_to_words import number_to_words
from spanum.words_to_numbers import words_to_number

for number in [1000000, 21000, 31000, 101000, 31000000]:
    print(number, number_to_words(number))
for words in ["treinta y un mil", "veintiún mil", "dos mil", "dos mil millones"]:
    try:
        print(words, words_to_number(words))
    except ValueError as error:
        print(words, error)
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
1000000 un millón
21000 veintiuno mil
31000 treinta y uno mil
101000 ciento uno mil
31000000 treinta y uno millones
treinta y un mil 31000
veintiún mil Palabra desconocida: veintiún
dos mil 2000
dos mil millones 1002000
SEEN
)" ]
