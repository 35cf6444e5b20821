#!/usr/bin/env bash
# russian-numerals 0.2b0 (Python, Russian amounts): 1000 roubles are "одна тысяча", a thousand of nothing: the last three digits
# are skipped when they are noughts, and with them the word "рублей". So it is with all round thousands, for tons and kilograms
# too. No roubles at all are an empty string, 1.999 roubles are a rouble and 99 kopecks, and minus five an error about '-'.
# Expected: "одна тысяча рублей", as 1001 has its "рубль"; it gives amounts "with roubles and kopecks as units"; "ноль рублей";
# two roubles.
# Seen: amounts.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  russian-numerals==0.2b0 six==1.17.0
seen="$(PYTHONPATH=py PYTHONIOENCODING=utf-8 python3 - <<'END'
from russian_numerals import NumberToRoubles, NumberToTons

for amount in [5, 100, 1000, 1001, 1100, 50000, 2000000, 1000.5, 0, 1.999, -5]:
    try:
        print(f"{amount}: |{NumberToRoubles().prepare(amount)}|")
    except ValueError as error:
        print(f"{amount}: {error}")
print("3000 tons:", NumberToTons().prepare(3000))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
5: |пять рублей|
100: |сто рублей|
1000: |одна тысяча|
1001: |одна тысяча один рубль|
1100: |одна тысяча сто рублей|
50000: |пятьдесят тысяч|
2000000: |два миллиона|
1000.5: |одна тысяча пятьдесят копеек|
0: ||
1.999: |один рубль девяносто девять копеек|
-5: invalid literal for int() with base 10: '-'
3000 tons: три тысячи
SEEN
)" ]
