#!/usr/bin/env bash
# pluralizefr 0.1.1 (Python), French: the singular of its own plurals is another word. "Tuyaux", pipes, becomes "tuyal", and
# "étaux", vices, becomes "étal", a stall: each word in -aux but a few is taken for one in -al. A word in -s that isn't in a
# list loses it: "bras", arm, becomes "bra", and "fils", son, "fil", a thread.
# Expected: the word it came from. It has rules of its own for -au, and an -s at the end stays in the plural.
# Seen: words, their plural, and its singular.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps pluralizefr==0.1.1
seen="$(PYTHONPATH=py python3 - <<'END'
from pluralizefr import pluralize, singularize

for word in "fromage cheval travail bateau landau tuyau noyau étau préau dos bras bois fils avis procès heureux".split():
    plural = pluralize(word)
    print(word, plural, singularize(plural), "" if singularize(plural) == word else "- another word")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
fromage fromages fromage 
cheval chevaux cheval 
travail travaux travail 
bateau bateaux bateau 
landau landaus landau 
tuyau tuyaux tuyal - another word
noyau noyaux noyal - another word
étau étaux étal - another word
préau préaux préal - another word
dos dos dos 
bras bras bra - another word
bois bois boi - another word
fils fils fil - another word
avis avis avi - another word
procès procès procè - another word
heureux heureux heureu - another word
END
)" ]
