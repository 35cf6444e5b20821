#!/usr/bin/env bash
# rusn 1.0.1 and pluralru 1.1 (Python, Russian plurals): the first writes "wtf??" to the output whenever the form for two, three
# or four is wanted. The second takes fractions, but 1.5 is "яблок" and 2.5 "яблока": only those between 2 and 4 get what all
# fractions have.
# Expected: `rusngettext` only "returns singular or plural text form of number"; 1.5 and 5.5 "яблока" like 2.5 (Russian counts
# fractions of one apple; Unicode's plural rules have one form for all of them).
# Seen: all that is printed for some numbers of apples.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  rusn==1.0.1 pluralru==1.1
seen="$(PYTHONPATH=py PYTHONIOENCODING=utf-8 python3 - <<'END'
from pluralru.pluralru import Plural
from rusn import rusngettext

forms = ["яблоко", "яблока", "яблок"]
for number in [1, 2, 5, 12, 24]:
    print(number, rusngettext(number, forms))
print(", ".join(Plural(*forms).plural_result(number) for number in [1, 2, 5, 0.5, 1.5, 2.5, 4.5, 5.5, 21.5]))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
1 яблоко
wtf??
2 яблока
5 яблок
12 яблок
wtf??
24 яблока
1 яблоко, 2 яблока, 5 яблок, 0.5 яблок, 1.5 яблок, 2.5 яблока, 4.5 яблок, 5.5 яблок, 21.5 яблок
SEEN
)" ]
