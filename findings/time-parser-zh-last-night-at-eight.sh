#!/usr/bin/env bash
# time-parser-zh 1.0.0 (Python, Chinese dates): "last night at 8" (昨晚8点) is eight in the morning, and twelve at night (晚上12点)
# is noon. In three days (大后天) is the day after tomorrow, three days ago (大前天) the day before yesterday: the word for
# "one more" is passed over. "Today a year ago" (去年今天) is today, and the second half of last year (去年下半年) of this year.
# Expected: 20:00 as it gives for 晚上8点, and midnight; 3 December and 27 November for Monday, 30 November 2026; 2025. It lists
# "last year's August" as an example; what it doesn't know it should say ("phrase_not_supported"), here the status is "ok".
# Seen: first phrases it reads well, then these.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps time-parser-zh==1.0.0
seen="$(PYTHONPATH=py PYTHONIOENCODING=utf-8 python3 - <<'END'
from datetime import datetime
from time_parser_zh import extract_date_range_v2, extract_datetime_point

today = datetime(2026, 11, 30, 15)
for phrase in ["明天下午3点", "晚上8点", "今晚8点", "昨晚8点", "明晚8点", "晚上12点"]:
    point = extract_datetime_point(phrase, today=today)
    print(phrase, point.datetime, point.recognition_status)
for phrase in ["后天", "大后天", "前天", "大前天", "去年8月", "去年今天", "去年下半年"]:
    dates = extract_date_range_v2(phrase, today=today)
    print(phrase, *dates.to_tuple(), dates.recognition_status)
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
明天下午3点 2026-12-01 15:00:00 ok
晚上8点 2026-11-30 20:00:00 ok
今晚8点 2026-11-30 20:00:00 ok
昨晚8点 2026-11-29 08:00:00 ok
明晚8点 2026-12-01 20:00:00 ok
晚上12点 2026-11-30 12:00:00 ok
后天 2026-12-02 2026-12-02 ok
大后天 2026-12-02 2026-12-02 ok
前天 2026-11-28 2026-11-28 ok
大前天 2026-11-28 2026-11-28 ok
去年8月 2025-08-01 2025-08-31 ok
去年今天 2026-11-30 2026-11-30 ok
去年下半年 2026-07-01 2026-12-31 ok
SEEN
)" ]
