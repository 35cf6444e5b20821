#!/usr/bin/env bash
# cn2num 0.1.1 (Python, Chinese numbers): a year or a number in figures, 二零二六, is 6, and three point five (三点五) is 5. Whatever
# has no ten, hundred or yuan in it is taken for its last sign, whatever stands before.
# Expected: 2026 and 3.5, as a price of 三块五 is 3.5; or an error. It gives a float, for "Chinese numerals into Arabic".
# Seen: some prices and numbers.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps cn2num==0.1.1
seen="$(PYTHONPATH=py PYTHONIOENCODING=utf-8 python3 - <<'END'
from cn2num import transform

for text in ["三块五毛", "三元五", "三块五", "一万五", "一百零五", "二零二六", "一二三", "三点五", "零点五"]:
    print(text, transform(text))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
三块五毛 3.5
三元五 3.5
三块五 3.5
一万五 15000.0
一百零五 105.0
二零二六 6.0
一二三 3.0
三点五 5.0
零点五 5.0
SEEN
)" ]
