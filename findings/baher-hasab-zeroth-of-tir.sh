#!/usr/bin/env bash
# baher-hasab 1.1.1 (Python), the Ethiopian calendar: from January to September a Gregorian date turns into an Ethiopian one that
# is often two days off, and once a month into the 0th: 10 January 2023 is "(2015, 5, 0)". 29 February 2024 is refused, and 29
# February 2023, which doesn't exist, is taken.
# Expected: "Easily convert between the Gregorian calendar and the Ethiopian calendar". The other way it's right: 1 Tir 2015 is 9
# January 2023, and that turned back should be 1 Tir. An Ethiopian month has the days 1 to 30.
# Seen: Ethiopian days turned into Gregorian ones and back; then two days; and how many days of 2013 to 2016 come back.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install --no-deps baher-hasab==1.1.1
seen="$(env/bin/python - <<'END'
from baher_hasab import BaherHasab

calendar = BaherHasab(given_year=2016)

def ethiopian(day):
    try:
        return calendar.gregorian_to_ethiopian(*day)
    except ValueError as error:
        return error

for day in ((2015, 1, 1), (2015, 4, 21), (2015, 4, 22), (2015, 5, 1), (2015, 5, 2), (2015, 9, 10), (2016, 1, 1), (2016, 6, 20)):
    gregorian = calendar.ethiopian_to_gregorian(*day)
    print(day, "is", gregorian, "is", ethiopian(gregorian))
for day in ((2024, 2, 29), (2023, 2, 29)):
    print(day, "is", ethiopian(day))
days = [(year, month, day) for year in range(2013, 2017) for month in range(1, 14) for day in range(1, 31 if month < 13 else 6)]
print(sum(ethiopian(calendar.ethiopian_to_gregorian(*day)) == day for day in days), "of", len(days))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
(2015, 1, 1) is (2022, 9, 11) is (2015, 1, 1)
(2015, 4, 21) is (2022, 12, 30) is (2015, 4, 21)
(2015, 4, 22) is (2022, 12, 31) is (2015, 4, 22)
(2015, 5, 1) is (2023, 1, 9) is (2015, 4, 29)
(2015, 5, 2) is (2023, 1, 10) is (2015, 5, 0)
(2015, 9, 10) is (2023, 5, 18) is (2015, 9, 8)
(2016, 1, 1) is (2023, 9, 12) is (2016, 1, 1)
(2016, 6, 20) is (2024, 2, 28) is (2016, 6, 20)
(2024, 2, 29) is Gregorian day must be between 1 and 28
(2023, 2, 29) is (2015, 6, 20)
697 of 1460
END
)" ]
