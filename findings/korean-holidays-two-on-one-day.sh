#!/usr/bin/env bash
# korean-holidays 0.3.0 (Python): when two holidays are on the same day, no other day is free for it. On 5 May 2025 were
# Children's Day and Buddha's Birthday, and 6 May counts as a trading day; so does 5 October 2028 after Chuseok on the day of the
# nation's founding. A Christmas on a weekend is never made up for, and Children's Day not before 2021.
# Expected: "automatic substitute holidays". By Korea's rules one that meets another holiday is made up for; 6 May 2025 was
# a holiday. Christmas has been one of these since 2023, and Children's Day since 2014, as its own source notes.
# Seen: name, and trading day or not, of these days and of others that are right.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  korean-holidays==0.3.0 korean-lunar-calendar==0.3.1
seen="$(PYTHONPATH=py python3 - <<'END'
from datetime import date
from korean_holidays import get_holiday_name, is_trading_day

for day in ((2024, 5, 6), (2025, 5, 5), (2025, 5, 6), (2025, 10, 8), (2028, 10, 3), (2028, 10, 5), (2021, 8, 16), (2027, 12, 27),
            (2018, 5, 7)):
    day = date(*day)
    print(f"{day:%A, %d %B %Y}:", get_holiday_name(day), "- trading" if is_trading_day(day) else "- no trading")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
Monday, 06 May 2024: 어린이날 대체휴일 - no trading
Monday, 05 May 2025: 부처님오신날 - no trading
Tuesday, 06 May 2025: None - trading
Wednesday, 08 October 2025: 추석 대체휴일 - no trading
Tuesday, 03 October 2028: 추석 - no trading
Thursday, 05 October 2028: None - trading
Monday, 16 August 2021: 광복절 대체휴일 - no trading
Monday, 27 December 2027: None - trading
Monday, 07 May 2018: None - trading
END
)" ]
