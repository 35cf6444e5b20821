#!/usr/bin/env bash
# text2cron 0.1.1 (Python): `utc` takes the zone's hours off and leaves it at that: 5 o'clock in Tokyo is hour -4, 21:00 in
# Honolulu hour 31, and the weekday stays; half hours are cut off (India is 5 hours, not 5:30). And 12am is 12 o'clock, noon.
# Expected: 20 o'clock on the day before, 7 o'clock on the day after; 3:30 for 9:00 in India; hour 0.
# Seen: expressions of several phrases and zones, as they are and in UTC.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  text2cron==0.1.1 pendulum==3.0.0 python-dateutil==2.9.0.post0 six==1.16.0 tzdata==2025.2
seen="$(PYTHONPATH=py python3 -W ignore - <<'END'
import importlib
import pathlib

files = [path for path in pathlib.Path("py").rglob("*.py") if "class CronExp" in path.read_text()]
CronExp = importlib.import_module(".".join(files[0].with_suffix("").parts[1:]).removesuffix(".__init__")).CronExp
for phrase, zone in [("Mon @9am", "UTC"), ("Mon @12am", "UTC"), ("Mon @5am", "Asia/Tokyo"), ("Mon @9pm", "Pacific/Honolulu"),
                     ("Mon @9am", "Asia/Kolkata")]:
    schedule = CronExp(schedule_phrase=phrase, timezone=zone)
    print(phrase, zone, "->", schedule, "UTC:", schedule.utc)
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
Mon @9am UTC -> 0 9 * * 1 UTC: 0 9 * * 1
Mon @12am UTC -> 0 12 * * 1 UTC: 0 12 * * 1
Mon @5am Asia/Tokyo -> 0 5 * * 1 UTC: 0 -4 * * 1
Mon @9pm Pacific/Honolulu -> 0 21 * * 1 UTC: 0 31 * * 1
Mon @9am Asia/Kolkata -> 0 9 * * 1 UTC: 0 4 * * 1
SEEN
)" ]
