#!/usr/bin/env bash
# num_to_ordinal 0.0.2 (Python, Spanish and English ordinals): the hundredth is nothing. "Centésimo" and "Hundredth" are the last
# of its lists, but only numbers under 100 are looked up. The feminine 47th has a masculine end, all English and nearly all
# feminine words begin with a space, and minus one is the ninety-ninth.
# Expected: its own words, "from number 1 to 100"; "Cuadragésima Séptima"; no space; nothing or an error for minus one.
# Seen: some of them, between bars.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps num-to-ordinal==0.0.2
seen="$(PYTHONPATH=py PYTHONIOENCODING=utf-8 python3 - <<'END'
from ToOrdinal import get_ordinal

for number in [1, 20, 21, 47, 99, 100, -1]:
    words = [get_ordinal("es", "o", number), get_ordinal("es", "a", number), get_ordinal("en", "", number)]
    print(number, "|".join(["", *map(str, words), ""]))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
1 |Primero| Primera| First|
20 |Vigésimo| Vigésima| Twentieth|
21 |Vigesimoprimero|Vigesimoprimera| Twenty-First|
47 |Cuadragésimo séptimo| Cuadragésima Séptimo| Forty-Seventh|
99 |Nonagésimo noveno| Nonagésima Novena| Ninety-Ninth|
100 |None|None|None|
-1 |Nonagésimo noveno| Nonagésima Novena| Ninety-Ninth|
SEEN
)" ]
