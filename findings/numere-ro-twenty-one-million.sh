#!/usr/bin/env bash
# numere-ro 1.0.1 (Python, numbers in Romanian): 21 million is "douăzeci și una de milioane". The word is neuter, so a one before
# it is masculine, as the table itself notes ("singular like the masculine"); but the whole group is made feminine, which is
# right only for two and for thousands. So it is with 31, 101, 121 and for thousands of millions.
# Expected: "douăzeci și unu de milioane", "o sută unu milioane" (Romanian grammar: neuters count un, două); "for each number
# there is exactly one correct form", and this gives it "100%".
# Seen: thousands (feminine, right), millions and milliards.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps numere-ro==1.0.1
seen="$(PYTHONPATH=py PYTHONIOENCODING=utf-8 python3 - <<'END'
from numere_ro import numar_in_litere

for group in [1, 2, 12, 21, 101, 121]:
    print(f"{group}:", "; ".join(numar_in_litere(group * scale) for scale in [10**3, 10**6, 10**9]))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
1: o mie; un milion; un miliard
2: două mii; două milioane; două miliarde
12: douăsprezece mii; douăsprezece milioane; douăsprezece miliarde
21: douăzeci și una de mii; douăzeci și una de milioane; douăzeci și una de miliarde
101: o sută una mii; o sută una milioane; o sută una miliarde
121: o sută douăzeci și una de mii; o sută douăzeci și una de milioane; o sută douăzeci și una de miliarde
SEEN
)" ]
