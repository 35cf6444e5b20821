#!/usr/bin/env bash
# discord-argparse 1.0.1 with discord.py 2.4.0 (Python): "Images=false" is found in any case but kept as it was typed, under
# "Images"; the command looks at "images" and finds the default, true. "Turns=2" is even taken for a missing "turns", and what
# is missing ends in an AttributeError. "images=y" is yes, but "images=n" is an error. And "images false" is dropped silently.
# Expected: "you can access the arguments as a dict", by the names they were declared with; "will raise a
# MissingRequiredArgument exception"; "y" and "n" as a pair, as in discord.py; an error for what isn't understood.
# Seen: what a command gets for each of these.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  discord-argparse==1.0.1 discord.py==2.4.0 aiohttp==3.9.5 aiosignal==1.3.1 attrs==23.2.0 frozenlist==1.4.1 \
  multidict==6.0.5 yarl==1.9.4 idna==3.7
seen="$(PYTHONPATH=py python3 -W ignore - <<'END'
import asyncio
import discord_argparse

quiz = discord_argparse.ArgumentConverter(
    turns=discord_argparse.RequiredArgument(int),
    images=discord_argparse.OptionalArgument(bool, default=True),
)
for typed in ["turns=2 images=false", "turns=2 Images=false", "Turns=2", "turns=2 images=y", "turns=2 images=n",
              "turns=2 images false", "turns=2 sound=off", "images=true"]:
    try:
        got = asyncio.run(quiz.convert(None, typed))
    except Exception as error:
        got = f"{type(error).__name__}: {error}"
    print(f"{typed}: {got}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
turns=2 images=false: {'turns': 2, 'images': False}
turns=2 Images=false: {'turns': 2, 'Images': False, 'images': True}
Turns=2: AttributeError: 'Parameter' object has no attribute 'displayed_name'
turns=2 images=y: {'turns': 2, 'images': True}
turns=2 images=n: InvalidArgumentValueError: Invalid argument value passed for images: n
turns=2 images false: {'turns': 2, 'images': True}
turns=2 sound=off: UnknownArgumentError: Unknown named argument sound
images=true: AttributeError: 'Parameter' object has no attribute 'displayed_name'
SEEN
)" ]
