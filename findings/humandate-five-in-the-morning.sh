#!/usr/bin/env bash
# humandate 0.8 (Python), dates that people type: "tomorrow at 5pm" is five in the morning, since after "at" the number is the
# hour and "pm" comes too late. With minutes "pm" counts for nothing, too. On 31 January "12 feb" is that same day: the month is
# changed before the day, there's no 31 February, and errors are passed over. "sep" is no month ("sept" is), and "Tomorrow" with a
# capital is today. Nothing of all this is an error.
# Expected: 17:00 and 22:30; 12 February; 3 September; the day after; or an error where it can't tell. "tomorrow 17:30" and "10
# pm" it reads.
# Seen: what seven texts are at nine on 15 May, and what three are at nine on 31 January.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install humandate==0.8
seen="$(env/bin/python - <<'END'
from datetime import datetime
from unittest.mock import patch
from humandate import index

class Clock(datetime):
    @classmethod
    def now(cls):
        return cls.today_is

for today, texts in ((Clock(2026, 5, 15, 9), ("tomorrow 17:30", "tomorrow at 5pm", "10 pm", "10:30 pm", "Tomorrow", "sept 3", "sep 3")),
                     (Clock(2026, 1, 31, 9), ("12 feb", "30 april", "5 aug"))):
    Clock.today_is = today
    for text in texts:
        with patch("datetime.datetime", Clock):
            found = index.parse_date(text)
        print(f"{today:%d %b}, {text}: {found:%d %b %H:%M}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
15 May, tomorrow 17:30: 16 May 17:30
15 May, tomorrow at 5pm: 16 May 05:00
15 May, 10 pm: 15 May 22:00
15 May, 10:30 pm: 15 May 10:30
15 May, Tomorrow: 15 May 09:00
15 May, sept 3: 03 Sep 09:00
15 May, sep 3: 15 May 09:00
31 Jan, 12 feb: 31 Jan 09:00
31 Jan, 30 april: 31 Jan 09:00
31 Jan, 5 aug: 05 Aug 09:00
END
)" ]
