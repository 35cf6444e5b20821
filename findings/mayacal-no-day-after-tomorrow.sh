#!/usr/bin/env bash
# mayacal 0.2.6 (Python), the Maya calendar: to a date that days were added to, no more can be added: a TypeError. The new date
# has its name in the year of 365 days, but not its place in it. Added in place, the glyph of the nine lords stays that of the
# day before. `LongCount.add_days(1, in_place=True)` changes nothing at all. And the month Wayeb can't have an unknown day.
# Expected: "in place: if True, modify the existing object"; "a new Mayadate object"; "use None to mark values for later
# inference". The nine glyphs follow each other day by day.
# Seen: 13.0.0.0.0 (21 December 2012) and the days after it, by one day twice and by two; in place; and Haab dates with None.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps mayacal==0.2.6
seen="$(PYTHONPATH=py python3 - <<'END'
from mayacal import Haab, LongCount

def answer(function):
    try:
        return function()
    except (TypeError, ValueError) as error:
        return type(error).__name__

def show(date):
    return f"{date}, {date.glyph_g}".replace("  ", " ")

start = LongCount(13, 0, 0, 0, 0).get_mayadate()
print(show(start), "is", start.to_gregorian())
print("a day after:", show(start.add_days(1)))
print("two days after:", show(start.add_days(2)))
print("a day after the day after:", answer(lambda: show(start.add_days(1).add_days(1))))
start.add_days(1, in_place=True)
print("a day after, in place:", show(start), "it should be", start.get_glyph_g())
count = LongCount(13, 0, 0, 0, 0)
count.add_days(1, in_place=True)
print("a long count, in place:", count)
for month in ("Pop", "Wayeb"):
    print("a day of", month + ":", answer(lambda: Haab(None, month)))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
13.0.0.0.0 4 Ajaw 3 Kankin, G9 is Dec 21, 2012 CE
a day after: 13.0.0.0.1 5 Imix 4 Kankin, G1
two days after: 13.0.0.0.2 6 Ik 5 Kankin, G2
a day after the day after: TypeError
a day after, in place: 13.0.0.0.1 5 Imix 4 Kankin, G9 it should be G1
a long count, in place: 13.0.0.0.0
a day of Pop: None Pop
a day of Wayeb: ValueError
END
)" ]
