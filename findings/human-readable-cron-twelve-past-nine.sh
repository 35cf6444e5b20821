#!/usr/bin/env bash
# human-readable-cron 0.1.0 (Python): "daily at 9:12 AM" is midnight, as "12 am" is in it, and 6:12 PM is noon. So is three in the
# afternoon, which has a "noon". "Monday and Wednesday" is Wednesday, as its source has it for just these two; of other pairs
# only the first is left. Of "at 10 AM on March 15th" it takes the day from the 10 and makes it the 1st.
# Expected: that time and these days: "every Monday at 10 AM" is 0 10 * * 1 in its README, and "March 15th at 10 AM" is right.
# Seen: what's made of schedules; the first and the last are as they should be.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  human-readable-cron==0.1.0
seen="$(PYTHONPATH=py python3 - <<'END'
from human_readable_cron import convert_to_cron

for text in ("every Monday at 10 AM", "daily at 9:11 AM", "daily at 9:12 AM", "every day at 6:12 PM",
             "every day at 3 in the afternoon", "every Monday and Wednesday at 9 AM",
             "every Tuesday and Thursday at 9 AM", "at 10 AM on March 15th", "March 15th at 10 AM"):
    print(f"{text}: {convert_to_cron(text)}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
every Monday at 10 AM: 0 10 * * 1
daily at 9:11 AM: 11 9 * * *
daily at 9:12 AM: 0 0 * * *
every day at 6:12 PM: 0 12 * * *
every day at 3 in the afternoon: 0 12 * * *
every Monday and Wednesday at 9 AM: 0 9 * * 3
every Tuesday and Thursday at 9 AM: 0 9 * * 2
at 10 AM on March 15th: 0 10 1 3 *
March 15th at 10 AM: 0 10 15 3 *
END
)" ]
