#!/usr/bin/env bash
# dateparse 1.4.0 (Python), not dateparser: "eleven days after december 1" is the 2nd of December, and "3 days from today" is
# tomorrow. A number that's a figure, or a word above ten, is dropped, and what's left, "days from today", is one day. Of
# "twenty one days" the one is left. And "last friday" is the Friday to come, also with allow_past=True.
# Expected: the 12th, in three days, in 21 days; "in 3 days" is right here, so figures are known. "four days before march 11" in
# the README is such an expression. allow_past=True lifts "get the next future date", its README.
# Seen: the dates of some words, asked on Monday, 30 November 2026, with allow_past=True.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install --no-deps dateparse==1.4.0
seen="$(env/bin/python - <<'END'
import datetime
import dateparse

today = datetime.date(2026, 11, 30)
for words in ("in 3 days", "three days from today", "3 days from today", "twenty one days from today", "nine days after december 1",
              "ten days after december 1", "eleven days after december 1", "thirty days after december 1", "friday", "last friday"):
    print(f"{words}: {dateparse.basic_parse(today, words, allow_past=True).date:%a %d %b %Y}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
in 3 days: Thu 03 Dec 2026
three days from today: Thu 03 Dec 2026
3 days from today: Tue 01 Dec 2026
twenty one days from today: Tue 01 Dec 2026
nine days after december 1: Thu 10 Dec 2026
ten days after december 1: Fri 11 Dec 2026
eleven days after december 1: Wed 02 Dec 2026
thirty days after december 1: Wed 02 Dec 2026
friday: Fri 04 Dec 2026
last friday: Fri 04 Dec 2026
END
)" ]
