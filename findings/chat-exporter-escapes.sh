#!/usr/bin/env bash
# chat-exporter 3.1.0 and DiscordTranscript 1.6.1 (Python) don't know the backslash that escapes markdown: it stays
# visible, and what it should protect is drawn as markdown all the same. An underscore inside a word starts italics,
# too. So players' names that a bot has escaped, as it must, are the ones that such a transcript spoils.
# Expected: as in Discord, "Ann_B_C" for `Ann\_B\_C` and for `Ann_B_C`. discord-markdown-parser 1.3.1 (npm) reads the
# first one so.
# Seen: `Ann\B\C` with B\ in italics, and "AnnBC" with B in italics.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts discord-markdown-parser@1.3.1
python3 -m venv one && python3 -m venv other
one/bin/pip --quiet --disable-pip-version-check install chat-exporter==3.1.0 discord.py==2.7.1
other/bin/pip --quiet --disable-pip-version-check install DiscordTranscript==1.6.1 discord.py==2.7.1
cat > names.py <<'END'
import asyncio, importlib, inspect, re, sys

async def main():
    kind = importlib.import_module(f"{sys.argv[1]}.parse.markdown").ParseMarkdown
    for written in (r"Ann\_B\_C", "Ann_B_C"):
        message = kind(written)
        drawn = message.standard_message_flow()
        if inspect.isawaitable(drawn):
            await drawn
        print(re.sub("</?span>", "", message.content).strip())

asyncio.run(main())
END
read='const { parse } = require("discord-markdown-parser"); console.log(parse("Ann\\_B\\_C", "normal").map((node) => node.content).join(""))'
seen="$(one/bin/python names.py chat_exporter
other/bin/python names.py DiscordTranscript
node -e "$read")"
echo "$seen"
italics="$(printf '%s\n' 'Ann\<em>B\</em>C' 'Ann<em>B</em>C')"
[ "$seen" = "$(printf '%s\n' "$italics" "$italics" Ann_B_C)" ]
