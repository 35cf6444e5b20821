#!/usr/bin/env bash
# arrow 1.4.0 (Python), `humanize`: an appointment in one to two weeks raises a ValueError in Hindi, Bengali and 16 more of
# its languages, whose days, months and years it writes. From the 15th day on everything is "in a month", whatever the
# language, so "in 2 weeks" is said on one day only. And in Urdu the words stand in the order of English: the word for "in"
# comes first, though in Urdu it comes last.
# Expected: every span for every language that it lists as supported; "in 2 weeks" or "in 3 weeks", since it has weeks;
# CLDR's order of words, as Node's Intl.RelativeTimeFormat has it.
# Seen: 7 to 14 days fail in Hindi; 14 days are "in 2 weeks" and 15 "in a month"; "میں 6 دن".
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install arrow==1.4.0
seen="$(env/bin/python - <<'END' && node -e 'console.log("CLDR, ur:", new Intl.RelativeTimeFormat("ur").format(6, "day"))'
import arrow
from arrow.locales import _locale_map

now = arrow.get(2026, 11, 27, 15)
def say(language, days):
    try:
        return now.shift(days=days).humanize(now, locale=language)
    except ValueError:
        return None

print("hi, days that fail:", *[days for days in range(1, 60) if say("hi", days) is None])
print("languages that fail:", *sorted({name[:2] for name in _locale_map if say(name, 10) is None}))
print("en:", *[f"{days} days {say('en', days)}," for days in range(13, 17)])
print("ur:", say("ur", 6))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
hi, days that fail: 7 8 9 10 11 12 13 14
languages that fail: af be bg bn ee eo et eu hi is ml mr ne or ro sl ua uk
en: 13 days in a week, 14 days in 2 weeks, 15 days in a month, 16 days in a month,
ur: میں 6 دن
CLDR, ur: 6 دنوں میں
END
)" ]
