#!/usr/bin/env bash
# hikari-tanjun 2.17.7 (Python), `TimeSchedule`: something that is due on the 1st and 15th at 8 o'clock skips one of them
# if it's later than 8 o'clock when it looks for the next date: it goes on to the day and keeps the hour, which is over.
# The 31st is an error in a month with 30 days, and the schedule ends. And the example of its own documentation is refused.
# Expected: "Either one or multiple days the schedule should run on"; "for months where less than 31 days exist, numbers
# which are too large will be ignored"; "this will run every week day at 8:00 and 16:00 UTC" for `days=range(0, 5)`. With
# `weekly=True` it's right.
# Seen, from 3 December 2026, 7:00 and 20:00, the next of "1st and 15th at 8:00": 15 December and 1 January; from 3
# November, the 31st: the schedule ends; range(0, 5): ValueError; Fridays at 8:00: 4 December.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install hikari-tanjun==2.17.7
seen="$(env/bin/python -W ignore - 2>/dev/null <<'END_PY'
import asyncio, datetime
from unittest import mock
import alluka, tanjun

async def due(now, **fields):
    """When a schedule that starts at this moment waits until."""
    class Clock(datetime.datetime):
        @classmethod
        def now(cls, tz=None):
            return cls(*now, tzinfo=tz)
    waits = []
    async def sleep(seconds):
        waits.append(seconds)
        raise asyncio.CancelledError
    async def play():
        pass
    try:
        schedule = tanjun.as_time_schedule(timezone=datetime.timezone.utc, **fields)(play)
    except ValueError as error:
        return f"{type(error).__name__}: {error}"
    with mock.patch.object(datetime, "datetime", Clock), mock.patch.object(asyncio, "sleep", sleep):
        schedule.start(alluka.Client())
        await asyncio.wait([schedule._task])
    return f"{datetime.datetime(*now) + datetime.timedelta(seconds=int(waits[0])):%d %B %Y, %H:%M}" if waits else "the schedule ended"

async def main():
    for hour in (7, 20):
        print(f"from 3 December, {hour}:00, 1st and 15th:", await due((2026, 12, 3, hour), days=[1, 15], hours=8, minutes=0))
        print(f"from 3 December, {hour}:00, Fridays:", await due((2026, 12, 3, hour), days=5, weekly=True, hours=8, minutes=0))
    for month in (10, 11):
        print(f"from 3.{month}., 31st:", await due((2026, month, 3, 7), days=31, hours=8, minutes=0))
    print("its example:", await due((2026, 12, 3, 7), minutes=0, hours=[8, 16], days=range(0, 5), weekly=True))

asyncio.run(main())
END_PY
)"
echo "$seen"
[ "$seen" = "$(cat <<'END_SEEN'
from 3 December, 7:00, 1st and 15th: 15 December 2026, 08:00
from 3 December, 7:00, Fridays: 04 December 2026, 08:00
from 3 December, 20:00, 1st and 15th: 01 January 2027, 08:00
from 3 December, 20:00, Fridays: 04 December 2026, 08:00
from 3.10., 31st: 31 October 2026, 08:00
from 3.11., 31st: the schedule ended
its example: ValueError: days must be (inclusively) between 1 and 8, not 0 and 4
END_SEEN
)" ]
