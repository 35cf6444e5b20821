#!/usr/bin/env bash
# numericsinwords 1.0 and number2words 0.1.3 (Python): every number over a thousand is so many "thoudand" in the first, and ninety
# is "Ninty" in the second, where nought is nothing. And the first tells times by two clocks: 13:00 is "thirteen o'clock", a
# minute later it's "past one"; only "One minute past" is capitalized. Round thousands end in a space.
# Expected: "thousand" and "ninety", as in any dictionary, and one clock for all minutes of the hour.
# Seen: some numbers and times.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  numericsinwords==1.0 number2words==0.1.3
seen="$(PYTHONPATH=py python3 - <<'END'
from number2words import Number2Words
from numericsinwords import numberInWords, timeInWords

for number in [999, 1000, 21001, 1000000, 2001000]:
    print(number, repr(numberInWords(number)))
for number in [0, 80, 90, 1999]:
    print(number, Number2Words(number).convert())
for hour, minute in [(12, 59), (13, 0), (13, 1), (13, 2), (20, 0), (20, 30), (0, 0), (12, 0)]:
    print(f"{hour:02}:{minute:02}", timeInWords(hour, minute))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
999 'nine hundred ninety nine'
1000 'one thoudand '
21001 'twenty one thoudand one'
1000000 'one million '
2001000 'two million one thoudand '
0 None
80 Eighty Only
90 Ninty Only
1999 One Thousand Nine Hundred Ninty Nine Only
12:59 one minute to one
13:00 thirteen o'clock
13:01 One minute past one
13:02 two minutes past one
20:00 twenty o'clock
20:30 half past eight
00:00 twelve o'clock
12:00 twelve o'clock
SEEN
)" ]
