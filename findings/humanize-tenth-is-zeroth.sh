#!/usr/bin/env bash
# humanize 4.17.0 (Python), `ordinal`: the tenth place is "the zeroth" in Persian and Arabic, and so is everything from the 11th to
# the 13th; the 21st is "the first". It puts the word for the last digit, as a whole word, behind the number, as English does with
# its "st" and "nd". In Bengali every place has the ending of the 11th. And two hours are "2 two-hours" in Arabic, which has a form
# of its own for two.
# Expected: an ordinal number of that language. CLDR's ordinals have one form for all in Persian and Arabic, and tell the 1st, 2nd,
# 4th, 6th and 11th apart in Bengali, as Node's Intl.PluralRules does. In English it's right.
# Seen, for the places 1, 2, 10, 11 and 21: "10صفرمین", "11صفرمین", "21اولین"; "10 صفر", "21 أول"; "1তম".
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install humanize==4.17.0
seen="$(env/bin/python - <<'END'
import humanize
from datetime import timedelta

print("en", *map(humanize.ordinal, (1, 2, 10, 11, 21)))
for language in ("fa_IR", "ar", "bn_BD"):
    humanize.i18n.activate(language)
    zero = humanize.ordinal(0).replace("0", "").strip()
    print(language, *(humanize.ordinal(place) for place in (1, 2, 10, 11, 21)))
    if language != "bn_BD":
        print("  with the word of the zeroth:", *(place for place in range(1, 32) if humanize.ordinal(place).endswith(zero)))
humanize.i18n.activate("ar")
print("ar", humanize.naturaldelta(timedelta(hours=1)), humanize.naturaldelta(timedelta(hours=2)))
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'en 1st 2nd 10th 11th 21st' 'fa_IR 1اولین 2دومین 10صفرمین 11صفرمین 21اولین' \
  '  with the word of the zeroth: 10 11 12 13 20 30' 'ar 1 أول 2 ثاني 10 صفر 11 صفر 21 أول' \
  '  with the word of the zeroth: 10 11 12 13 20 30' 'bn_BD 1তম 2তম 10তম 11তম 21তম' 'ar ساعة 2 ساعتين')" ]
