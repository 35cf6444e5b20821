#!/usr/bin/env bash
# pluralio 2.3.0 (Python, plurals in six languages): words of the card table go wrong. Two in English are "twoes"; the ace is the
# same in Spanish and Portuguese, and the singular of it, in French too, is "a" or "á". Kings in Italian are "rei". And
# "autobús" stays as it is, "grandchilds", "dormouses", and "people-hour" for person-hours.
# Expected: twos; ases (es, pt) and as (fr); re, which doesn't change; autobuses, grandchildren, dormice, person-hours; hotéis,
# chacals and Greci (any dictionary). It's "count-aware" and "idempotent" for Spanish, with 7280 tests.
# Seen: the plural of each, and the singular of that. The first of each language is right.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps pluralio==2.3.0
seen="$(PYTHONPATH=py PYTHONIOENCODING=utf-8 python3 - <<'END'
from pluralio import pluralize, singularize

for lang, words in {
    "en": ["six", "two", "grandchild", "dormouse", "person-hour"],
    "es": ["rey", "as", "autobús"],
    "pt": ["rei", "ás", "hotel"],
    "fr": ["roi", "as", "chacal"],
    "it": ["asso", "re", "greco"],
}.items():
    for word in words:
        plural = pluralize(word, lang=lang)
        print(lang, word, plural, singularize(plural, lang=lang))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
en six sixes six
en two twoes two
en grandchild grandchilds grandchild
en dormouse dormouses dormouse
en person-hour people-hour person-hour
es rey reyes rey
es as as a
es autobús autobús autobú
pt rei reis rei
pt ás ás á
pt hotel hoteis hotel
fr roi rois roi
fr as as a
fr chacal chacaux chacal
it asso assi asso
it re rei re
it greco grechi greco
SEEN
)" ]
