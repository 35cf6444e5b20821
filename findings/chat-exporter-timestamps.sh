#!/usr/bin/env bash
# chat-exporter 3.1.0 (Python) draws Discord's timestamps a second early, so that an appointment at 20:00 is at 19:59
# in the transcript, and names the weekday that the date had in 2010: it puts the date into that year to format it, and
# replaces the year afterwards. Only 29 February is right, because 2010 has none and an error leads to other code.
# Expected: 1795809600 is Friday, 27 November 2026, 20:00:00 UTC. Wherever the bot says a time, its transcript says
# another one.
# Seen: "Saturday, 27 November 2026 19:59", "19:59:59", and "Tuesday, 29 February 2028 11:59" for a Tuesday at 12:00.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install chat-exporter==3.1.0 discord.py==2.7.1
seen="$(env/bin/python - <<'END'
import asyncio, re
from chat_exporter.parse.markdown import ParseMarkdown

async def main():
    for written in ("<t:1795809600:F>", "<t:1795809600:T>", "<t:1835438400:F>"):
        message = ParseMarkdown(written)
        await message.standard_message_flow()
        print(re.sub("<[^>]*>", "", message.content))

asyncio.run(main())
END
)"
echo "$seen"
[ "$seen" = "$(printf 'Saturday, 27 November 2026 19:59\n19:59:59\nTuesday, 29 February 2028 11:59')" ]
