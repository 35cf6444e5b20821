#!/usr/bin/env bash
# timefhuman 0.1.5 and recurrent 0.4.1 (Python) read "the day after tomorrow" as tomorrow. And of some texts they use one
# half only: "in 2 days at 9pm" loses the 9pm in timefhuman, "in an hour and a half" the half in both, and "tonight at 9"
# is 20:00 in timefhuman and 9 in the morning, which is over, in recurrent.
# Expected: the 29th, 21:00, 16:30 and 21:00. dateparser 1.5.0 reads the first two and says of the third that it can't.
# Seen, from 27 November 2026, 15:00: 28 November from both; the others below.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install timefhuman==0.1.5 recurrent==0.4.1 dateparser==1.5.0
seen="$(env/bin/python -W ignore - <<'END'
from datetime import datetime
import dateparser, recurrent, timefhuman

now = datetime(2026, 11, 27, 15)
for text in ("tomorrow", "the day after tomorrow", "the day after tomorrow at 9pm", "in 2 days at 9pm",
             "in an hour and a half", "tonight at 9"):
    one = timefhuman.timefhuman(text, timefhuman.tfhConfig(now=now))
    one = one[0] if isinstance(one, list) and one else one
    other, third = recurrent.parse(text, now), dateparser.parse(text, settings={"RELATIVE_BASE": now})
    print(f"{text}:", *[f"{name} {moment.strftime('%d %H:%M') if moment else None}"
                        for name, moment in (("timefhuman", one), ("recurrent", other), ("dateparser", third))])
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
tomorrow: timefhuman 28 00:00 recurrent 28 09:00 dateparser 28 15:00
the day after tomorrow: timefhuman 28 00:00 recurrent 28 09:00 dateparser 29 15:00
the day after tomorrow at 9pm: timefhuman 28 21:00 recurrent 28 21:00 dateparser 29 21:00
in 2 days at 9pm: timefhuman 29 15:00 recurrent 29 21:00 dateparser 29 21:00
in an hour and a half: timefhuman 27 16:00 recurrent 27 16:00 dateparser None
tonight at 9: timefhuman 27 20:00 recurrent 27 09:00 dateparser 27 15:00
END
)" ]
