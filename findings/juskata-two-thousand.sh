#!/usr/bin/env bash
# juskata 0.1.0 (Python, numbers in French): 2000 is "deux-milles", but "mille" never takes an s. Before it, hundreds and eighty
# keep theirs, which only stands at the end: "deux-cents-mille-un", "quatre-vingts-mille-un". The "Belgium-style" 80 is
# "huitante", which is said in parts of Switzerland; and "BE" isn't even what its own example prints.
# Expected: "deux-mille", "deux-cent-mille-un", "quatre-vingt-mille" (the French Academy: mille is invariable; cent and vingt
# have no s before mille); 80 in Belgium "quatre-vingts", as in its example `n2w_be.convert_num(80)  # quatre-vingts`.
# Seen: numbers in both styles.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps juskata==0.1.0
seen="$(PYTHONPATH=py PYTHONIOENCODING=utf-8 python3 - <<'END'
from juskata import Num2Words

for number in [80, 180, 1000, 2000, 2001, 80000, 80001, 200000, 200001]:
    print(f"{number}: {Num2Words('FR').convert_num(number)} | {Num2Words('BE').convert_num(number)}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
80: quatre-vingts | huitante
180: cent-quatre-vingts | cent-huitante
1000: mille | mille
2000: deux-milles | deux-milles
2001: deux-mille-un | deux-mille-un
80000: quatre-vingts-milles | huitante-milles
80001: quatre-vingts-mille-un | huitante-mille-un
200000: deux-cent-milles | deux-cent-milles
200001: deux-cents-mille-un | deux-cents-mille-un
SEEN
)" ]
