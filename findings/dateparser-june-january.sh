#!/usr/bin/env bash
# dateparser 1.5.0 (Python) reads June as January in Punjabi and Sinhala, June as September in Tibetan, and "20 May 2026" as
# twenty months ago in Marathi and Gujarati. By default it drops all combining marks, which in these scripts are the vowels,
# and then two names, or a name and a unit, are the same letters. With NORMALIZE=False all five are right.
# Expected: its own tables name all twelve months of these languages, and the setting is meant to accept words whose marks
# are missing. The names here are CLDR's, written by Babel 2.16.0. In Hindi, Bengali and Urdu all months are right.
# Seen: "20 ਜੂਨ 2026" is 2026-01-20, "20 मे 2026" is 2025-03-27.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install dateparser==1.5.0 babel==2.16.0
seen="$(env/bin/python -W ignore - <<'END'
from datetime import date, datetime
import dateparser
from babel.dates import format_date

for language in ("pa", "si", "bo", "mr", "gu", "hi", "bn", "ur"):
    wrong = []
    for month in range(1, 13):
        text = format_date(date(2026, month, 20), "d LLLL y", locale=language)
        def read(**more):
            moment = dateparser.parse(text, languages=[language], settings={"RELATIVE_BASE": datetime(2026, 11, 27), **more})
            return moment and moment.date()
        if read() != date(2026, month, 20):
            wrong.append(f"{text} is {read()}, without normalizing {read(NORMALIZE=False)}")
    print(f"{language}:", *wrong or ["right"])
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'pa: 20 ਜੂਨ 2026 is 2026-01-20, without normalizing 2026-06-20' \
  'si: 20 ජූනි 2026 is 2026-01-20, without normalizing 2026-06-20' \
  'bo: 20 ཟླ་བ་དྲུག་པ་ 2026 is 2026-09-20, without normalizing 2026-06-20' \
  'mr: 20 मे 2026 is 2025-03-27, without normalizing 2026-05-20' \
  'gu: 20 મે 2026 is 2025-03-27, without normalizing 2026-05-20' 'hi: right' 'bn: right' 'ur: right')" ]
