#!/usr/bin/env bash
# bikram 2.1.4 (Python), Nepal's dates: the same day is equal to itself and earlier than itself. A `samwat` that is compared
# with a `datetime.date` answers "earlier" with `<=`; the others are made from that, so "not earlier" is never true for an
# equal day. Whoever asks whether a deadline has come with `samwat.today() >= deadline` hears no on the day itself. With the
# plain date first it's the same fault. Between two of its own dates it's right.
# Expected: "comparison with `datetime.date` objects" is one of its features. Of earlier, equal and later, one is true.
# Seen: 30 Falgun 2074 against 13, 14 and 15 March 2018, the second of which it is.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps bikram==2.1.4
seen="$(PYTHONPATH=py python3 - <<'END'
from datetime import date
from bikram import samwat

def compare(first, second):
    answers = {"<": first < second, "<=": first <= second, "==": first == second, ">=": first >= second, ">": first > second}
    return " ".join(sign for sign, answer in answers.items() if answer)

day = samwat(2074, 11, 30)
print("it's", day.ad)
for other in (date(2018, 3, 13), date(2018, 3, 14), date(2018, 3, 15)):
    own = samwat.from_ad(other)
    print(f"{other}: {compare(day, other)}; the other way: {compare(other, day)}; as its own date: {compare(day, own)}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
it's 2018-03-14
2018-03-13: >= >; the other way: < <=; as its own date: >= >
2018-03-14: < <= ==; the other way: == >= >; as its own date: <= == >=
2018-03-15: < <=; the other way: >= >; as its own date: < <=
END
)" ]
