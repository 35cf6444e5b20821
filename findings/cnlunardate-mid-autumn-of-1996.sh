#!/usr/bin/env bash
# cnlunardate 0.0.4 (Python), Chinese lunar dates: the sixth and eighth months of 1996 begin a day early, and so does the sixth
# of 1933. The Mid-Autumn Festival of 1996, the 15th of the eighth month, is on 26 September, and the full moon's feast was on
# the 27th.
# Expected: a month begins on the day of the new moon in Beijing, eight hours ahead of Greenwich. The new moons were on 15 July
# 16:15 and 12 September 23:07 of Greenwich, in Beijing already the next day. LunarCalendar 0.0.9 and zhdate 0.1 have that.
# Seen: the lunar dates of some days, here, there and there (L is a leap month), and the Gregorian day of that feast.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install --no-deps cnlunardate==0.0.4 LunarCalendar==0.0.9 zhdate==0.1 \
  python-dateutil==2.9.0.post0 pytz==2025.2 six==1.17.0 ephem==4.2.1
seen="$(env/bin/python - <<'END'
from datetime import date, datetime
from cnlunardate import cnlunardate
from lunarcalendar import Converter, Solar
from zhdate import ZhDate

def text(month, day, leap):
    return f"{month}/{day}{'L' * leap}"

for day in (date(1933, 7, 21), date(1933, 7, 22), date(1996, 7, 14), date(1996, 7, 15), date(1996, 8, 14), date(1996, 9, 11),
            date(1996, 9, 12), date(1996, 9, 27)):
    here, there = cnlunardate.fromsolardate(day), Converter.Solar2Lunar(Solar(day.year, day.month, day.day))
    third = ZhDate.from_datetime(datetime(day.year, day.month, day.day))
    print(f"{day}:", text(here.month, here.day, here.isLeapMonth), text(there.month, there.day, there.isleap),
          text(third.lunar_month, third.lunar_day, third.leap_month))
print("8/15 of 1996:", cnlunardate(1996, 8, 15).tosolardate(), ZhDate(1996, 8, 15).to_datetime().date())
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
1933-07-21: 5/29L 5/29L 5/29L
1933-07-22: 6/1 5/30L 5/30L
1996-07-14: 5/29 5/29 5/29
1996-07-15: 6/1 5/30 5/30
1996-08-14: 7/1 7/1 7/1
1996-09-11: 7/29 7/29 7/29
1996-09-12: 8/1 7/30 7/30
1996-09-27: 8/16 8/15 8/15
8/15 of 1996: 1996-09-26 1996-09-27
END
)" ]
