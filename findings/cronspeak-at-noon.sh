#!/usr/bin/env bash
# cronspeak 0.1.0 (Python): "every day at noon", "at noon" and "at midnight" can't be parsed, though they stand in its list: what
# begins with "at" or "every day at" is taken for a clock time before the list is asked. "every 90 minutes" becomes */90, that is
# every hour, and "every 36 hours" every day; the other way, "* 9 * * *" is explained as "Every day at 9:*".
# Expected: 12 and 0 o'clock; an error for what a cron expression can't say; "every minute from 9:00 to 9:59".
# Seen: what it makes of such words, with its own next runs from 1 March 2026, 0:00; and of such expressions.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  cronspeak==0.1.0 click==8.1.8 croniter==6.0.0 python-dateutil==2.9.0.post0 pytz==2024.1 six==1.16.0
seen="$(PYTHONPATH=py python3 - <<'END'
from datetime import datetime
from cronspeak import explain_cron, get_next_runs, parse_human

for words in ["noon", "at noon", "every day at noon", "midnight", "at midnight", "at 12pm", "every 90 minutes", "every 36 hours"]:
    try:
        expression = parse_human(words)
        runs = get_next_runs(expression, 3, datetime(2026, 3, 1))
        print(words, "->", expression, "->", ", ".join(f"{run:%d %b %H:%M}" for run in runs))
    except ValueError as error:
        print(words, "-> ValueError:", error)
for expression in ["0 9 * * *", "* 9 * * *", "30 * * * *", "* * * * 1", "0 9-17 * * *", "0 0 1,15 * *"]:
    try:
        print(expression, "->", explain_cron(expression))
    except ValueError as error:
        print(expression, "-> ValueError:", error)
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
noon -> 0 12 * * * -> 01 Mar 12:00, 02 Mar 12:00, 03 Mar 12:00
at noon -> ValueError: Could not parse time: 'noon'
every day at noon -> ValueError: Could not parse time: 'noon'
midnight -> 0 0 * * * -> 02 Mar 00:00, 03 Mar 00:00, 04 Mar 00:00
at midnight -> ValueError: Could not parse time: 'midnight'
at 12pm -> 0 12 * * * -> 01 Mar 12:00, 02 Mar 12:00, 03 Mar 12:00
every 90 minutes -> */90 * * * * -> 01 Mar 01:00, 01 Mar 02:00, 01 Mar 03:00
every 36 hours -> 0 */36 * * * -> 02 Mar 00:00, 03 Mar 00:00, 04 Mar 00:00
0 9 * * * -> Every day at 9:00 AM
* 9 * * * -> Every day at 9:*
30 * * * * -> Every day at *:30
* * * * 1 -> Every Monday at *:*
0 9-17 * * * -> ValueError: invalid literal for int() with base 10: '9-17'
0 0 1,15 * * -> ValueError: invalid literal for int() with base 10: '1,15'
SEEN
)" ]
