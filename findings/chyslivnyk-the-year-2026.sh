#!/usr/bin/env bash
# chyslivnyk 0.1.0 (Python, Ukrainian number words): the year 2026 is "дві тисяча двадцять шостий": "thousand" stays singular
# inside an ordinal, while the plain number has "дві тисячі". And 2000th is two words, "дві тисячний", as is 5000th; 2.5 is
# "дві ціла" and 21/100 "двадцять одна сотих", with plural and singular the wrong way around.
# Expected: as the same package counts, "дві тисячі двадцять шостий"; one word, "двотисячний" and "п'ятитисячний" (Ukrainian
# orthography, section 38); "дві цілих"; "двадцять одна сота". It promises case, gender and number.
# Seen: some cardinals and ordinals, then decimals and fractions.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps chyslivnyk==0.1.0
seen="$(PYTHONPATH=py PYTHONIOENCODING=utf-8 python3 - <<'END'
from chyslivnyk import CASE_GENITIVE, Chyslivnyk

words = Chyslivnyk()
for number in [1991, 2000, 2026, 5000, 7030, 3000000]:
    print(f"{number}: {words.get_cardinal(number)}; {words.get_ordinal(number)}")
print("of 2026:", words.get_ordinal(2026, case=CASE_GENITIVE))
for number in [1.5, 2.5, 3.5]:
    print(f"{number}: {words.get_decimal_fractional(number)}")
for part in [(1, 100), (7, 100), (21, 100)]:
    print(f"{part[0]}/{part[1]}: {words.get_fractional(*part)}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
1991: одна тисяча дев'ятсот дев'яносто один; одна тисяча дев'ятсот дев'яносто перший
2000: дві тисячі; дві тисячний
2026: дві тисячі двадцять шість; дві тисяча двадцять шостий
5000: п'ять тисяч; п'ять тисячний
7030: сім тисяч тридцять; сім тисяча тридцятий
3000000: три мільйони; три мільйонний
of 2026: дві тисяча двадцять шостого
1.5: одна ціла п'ять десятих
2.5: дві ціла п'ять десятих
3.5: три цілих п'ять десятих
1/100: одна сота
7/100: сім сотих
21/100: двадцять одна сотих
SEEN
)" ]
