#!/usr/bin/env bash
# tickr-cron 1.0.5 (Python): what comes after the minutes of "every day at 9:00" isn't read: "every day at 9:00 pm" is at nine in
# the morning, "every monday at 9:00 and friday at 17:00" is on Monday only, "every weekday at 9:00 except friday" is on Friday
# too; "every day at 9:0000" is a time. "every 0 minutes" is now.
# Expected: 21:00, or None, as for other words that it doesn't know ("Invalid schedule").
# Seen: the hour (and the day, where one is given) that such words come to.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps tickr-cron==1.0.5
seen="$(PYTHONPATH=py python3 - <<'END'
import importlib
import pathlib

folder = next(pathlib.Path("py").glob("*/parser.py")).parent.name
parse_schedule = importlib.import_module(f"{folder}.parser").parse_schedule
for words in ["every day at 9:00", "every day at 21:00", "every day at 9:00 pm", "every day at 9:00pm", "every day at 9 pm",
              "every day at 9:00 and 17:00", "every day at 9:0000", "every monday at 9:00 and friday at 17:00",
              "every friday at 5:30 in the afternoon", "every second day at 9:00"]:
    time = parse_schedule(words)
    day = "a day" if "day at" in words and words.startswith("every day") else time and f"{time:%A}"
    print(words, "->", time and f"{day} at {time:%H:%M}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
every day at 9:00 -> a day at 09:00
every day at 21:00 -> a day at 21:00
every day at 9:00 pm -> a day at 09:00
every day at 9:00pm -> a day at 09:00
every day at 9 pm -> None
every day at 9:00 and 17:00 -> a day at 09:00
every day at 9:0000 -> a day at 09:00
every monday at 9:00 and friday at 17:00 -> Monday at 09:00
every friday at 5:30 in the afternoon -> Friday at 05:30
every second day at 9:00 -> None
SEEN
)" ]
