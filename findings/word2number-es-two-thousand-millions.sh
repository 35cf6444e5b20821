#!/usr/bin/env bash
# word2number-es 1.0.1 (Python), which reads Spanish number words: "dos millones", two million, is two thousand million. The
# singular "un millón" is right. And the short "un" after a ten is lost: "treinta y un mil", 31,000, is 30,000.
# Expected: "millones" is the plural of "millón". Before "mil", Spanish says "treinta y un", and the package knows the same
# short form in "veintiún mil", 21,000.
# Seen: the numbers read from some words.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install --no-deps word2number-es==1.0.1
seen="$(env/bin/python - <<'END'
from word2number_es import w2n

for words in ("un millón", "un millón doscientos mil", "dos millones", "dos millones trescientos mil", "cien millones",
              "veintiún mil", "treinta mil", "treinta y un mil", "treinta y dos mil", "cuarenta y un mil"):
    print(f"{words}: {w2n.word_to_num(words):,}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
un millón: 1,000,000
un millón doscientos mil: 1,200,000
dos millones: 2,000,000,000
dos millones trescientos mil: 2,000,300,000
cien millones: 100,000,000,000
veintiún mil: 21,000
treinta mil: 30,000
treinta y un mil: 30,000
treinta y dos mil: 32,000
cuarenta y un mil: 40,000
END
)" ]
