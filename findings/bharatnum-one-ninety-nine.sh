#!/usr/bin/env bash
# bharatnum 0.1.0 (Python), amounts of Indian money: rupees are cut off, and paise rounded, each by itself. So 299.996, a price
# with tax, is "₹299.00", a rupee too little. An amount between minus one and zero loses its sign. In words paise don't exist:
# 75 paise are "Zero". A thousand crore is "Ten Hundred Crore", and from two thousand on it's an IndexError.
# Expected: ₹300.00; ₹-0.50; the paise in the words, as on a cheque; and words for what the same object prints in digits.
# Seen: how seven amounts are written, and said.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install bharatnum==0.1.0 pandas==2.3.3 numpy==2.2.6
seen="$(env/bin/python - <<'END'
from bharatnum import BharatNum

for amount in (BharatNum(254.2339).tax(18), BharatNum(1.999), BharatNum(-1.5), BharatNum(-0.5), BharatNum(0.75),
               BharatNum(10**10), BharatNum(2 * 10**10)):
    try:
        words = amount.words
    except IndexError as error:
        words = type(error).__name__
    print(f"{float(amount):.3f}: {amount}, {words}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
299.996: ₹299.00, Two Hundred Ninety Nine
1.999: ₹1.00, One
-1.500: ₹-1.50, Minus One
-0.500: ₹0.50, Minus Zero
0.750: ₹0.75, Zero
10000000000.000: ₹10,00,00,00,000.00, Ten Hundred Crore
20000000000.000: ₹20,00,00,00,000.00, IndexError
END
)" ]
