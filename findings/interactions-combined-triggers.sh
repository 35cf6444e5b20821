#!/usr/bin/env bash
# interactions.py 5.16.0 (Python), tasks: a CronTrigger combined with another trigger never runs: its times have a time
# zone and those of all others have none, so that comparing them raises a TypeError in a task that nobody awaits. For the
# same reason `delta_until_run` fails with a CronTrigger alone, and a DateTrigger never runs with the library's own
# Timestamp. And two intervals that are combined count from the moment when they were made, not from `start()`, so that
# they run many times at once.
# Expected: "Trigger a task when any sub-trigger is fulfilled"; "Trigger the task once, when the specified datetime is
# reached"; "Get the time until the next run of this task". An interval alone counts from `start()`.
# Seen, over 1.5 s: "cron and interval: 0 runs, TypeError" where 0.4 s alone runs 3 times; more than 5 runs for 0.4 and 9
# s.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install discord-py-interactions==5.16.0
seen="$(env/bin/python -W ignore - 2>/dev/null <<'END_PY'
import asyncio
from datetime import datetime, timedelta
from interactions import CronTrigger, DateTrigger, IntervalTrigger, Task, Timestamp

async def runs(trigger):
    count = 0
    async def play():
        nonlocal count
        count += 1
    task = Task(play, trigger)
    await asyncio.sleep(4)
    task.start()
    await asyncio.sleep(1.5)
    said = f"{count} runs"
    if task.done and not task.task.cancelled():
        said += f", {type(task.task.exception()).__name__}"
    elif task.running:
        try:
            task.delta_until_run
        except TypeError:
            said += ", TypeError for the time until the next"
    task.stop()
    return said

async def main():
    soon = timedelta(seconds=4.8)
    ways = {
        "interval": IntervalTrigger(seconds=0.4),
        "cron": CronTrigger("0 0 29 2 *"),
        "cron and interval": CronTrigger("0 0 29 2 *") | IntervalTrigger(seconds=0.4),
        "two intervals": IntervalTrigger(seconds=0.4) | IntervalTrigger(seconds=9),
        "date": DateTrigger(datetime.now() + soon),
        "Timestamp": DateTrigger(Timestamp.now() + soon),
    }
    for name, said in zip(ways, await asyncio.gather(*map(runs, ways.values()))):
        print(f"{name}: {said}")

asyncio.run(main())
END_PY
)"
echo "$seen"
[ "$(sed -E '/^two intervals/s/: ([6-9]|[0-9]{2,}) runs/: many runs/' <<<"$seen")" = "$(cat <<'END_SEEN'
interval: 3 runs
cron: 0 runs, TypeError for the time until the next
cron and interval: 0 runs, TypeError
two intervals: many runs
date: 1 runs
Timestamp: 0 runs, TypeError
END_SEEN
)" ]
