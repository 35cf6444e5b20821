#!/usr/bin/env bash
# whenwasthat 0.1.1 (Python), how long ago a time was: thirty hours ago is "Approximately 6 hours ago", and a day ago 0 hours,
# since up to two days it says the hours without the days. And what is still to come is "ago", too.
# Expected: 30 hours, or a day; and "in" for what's to come, or an error. A thing of yesterday looks like one of this morning.
# Seen: the words for seven spans before a time, and for one after it.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install whenwasthat==0.1.1 pandas==2.3.3 numpy==2.2.6
seen="$(env/bin/python -W ignore - <<'END'
from datetime import datetime, timedelta
from WhenWasThat import when

now = datetime(2026, 5, 15, 12)
for hours in (1, 3, 23, 24, 30, 47, 50, -30):
    print(f"{hours} hours before: {when(now - timedelta(hours=hours), now).natural}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
1 hours before: Approximately 60 minutes ago
3 hours before: Approximately 3 hours ago
23 hours before: Approximately 23 hours ago
24 hours before: Approximately 0 hours ago
30 hours before: Approximately 6 hours ago
47 hours before: Approximately 23 hours ago
50 hours before: Approximately 2 days ago
-30 hours before: Approximately 6 hours ago
END
)" ]
