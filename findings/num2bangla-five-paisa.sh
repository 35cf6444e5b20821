#!/usr/bin/env bash
# num2bangla 1.0.0 (Python, amounts in Bengali and English): 1.05 taka is "One Taka And Fifty Paisa", ten times as many: a single
# digit is taken for tens. In the "decimal" style 1.05 is read like 1.5. A hundred crore (1,000,000,000) is "None Crore", 1.999
# "None Paisa", and half a taka begins with a space, without a number.
# Expected: a taka has 100 paisa: five paisa; "one point zero five" (দশমিক শূন্য পাঁচ); one hundred crore; two taka.
# Seen: amounts in English and in Bengali, in both styles.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps num2bangla==1.0.0
seen="$(PYTHONPATH=py PYTHONIOENCODING=utf-8 python3 - <<'END'
from num2bangla import TakaConverter, taka

for amount in [1.50, 1.05, 0.50, 1.999, 999999999, 1000000000]:
    print(f"{amount}: |{taka(amount)}|")
for amount in [1.50, 1.05]:
    for style in ["default", "decimal"]:
        words = TakaConverter(lang="bn", currency="টাকা", extension="মাত্র", decimal_style=style).convert_number(amount)
        print(f"{amount} {style}: {words}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
1.5: |One Taka And Fifty Paisa Only|
1.05: |One Taka And Fifty Paisa Only|
0.5: | Taka And Fifty Paisa Only|
1.999: |One Taka And None Paisa Only|
999999999: |Ninety-Nine Crore Ninety-Nine Lakh Ninety-Nine Thousand Nine Hundred Ninety-Nine Taka Only|
1000000000: |None Crore Taka Only|
1.5 default: এক টাকা এবং পঞ্চাশ পয়সা মাত্র
1.5 decimal: এক দশমিক পাঁচ শূন্য টাকা মাত্র
1.05 default: এক টাকা এবং পঞ্চাশ পয়সা মাত্র
1.05 decimal: এক দশমিক পাঁচ টাকা মাত্র
SEEN
)" ]
