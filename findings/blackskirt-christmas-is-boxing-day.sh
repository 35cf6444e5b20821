#!/usr/bin/env bash
# Blackskirt 0.1.1 (Python), New Zealand's public holidays: when Christmas Day or New Year's Day is a Sunday, it's moved to
# Monday, where the holiday after it is already. Of the two holidays one is left, and Tuesday is a working day. It happens in
# 2022 and 2023 and again in 2033 and 2034.
# Expected: two holidays. By New Zealand's law a Christmas, Boxing or New Year's Day that is a Sunday moves to the Tuesday, as
# the package does it for 26 December and 2 January: 27 December 2022 and 3 January 2023 were the holidays.
# Seen: the dates of the holidays around the turn of the years.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps Blackskirt==0.1.1
seen="$(PYTHONPATH=py python3 - <<'END'
from datetime import date
from blackskirt.holidays import holiday_list

for year in (2021, 2022, 2026, 2032, 2033):
    found = [holiday(year=year) for holiday in holiday_list["NZL"]][-2:]
    found += [holiday(year=year + 1) for holiday in holiday_list["NZL"]][:2]
    christmas = f"{date(year, 12, 25):%A}"
    print(f"{year}, Christmas is a {christmas}:", *found, "days:", len(set(found)))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
2021, Christmas is a Saturday: 2021-12-27 2021-12-28 2022-01-03 2022-01-04 days: 4
2022, Christmas is a Sunday: 2022-12-26 2022-12-26 2023-01-02 2023-01-02 days: 2
2026, Christmas is a Friday: 2026-12-25 2026-12-28 2027-01-01 2027-01-04 days: 4
2032, Christmas is a Saturday: 2032-12-27 2032-12-28 2033-01-03 2033-01-04 days: 4
2033, Christmas is a Sunday: 2033-12-26 2033-12-26 2034-01-02 2034-01-02 days: 2
END
)" ]
