#!/usr/bin/env bash
# interactions.py 5.16.0 (Python), `channel.permissions_for(member)`: where one role of somebody may write in a channel and
# another may not, the answer depends on the order in which the channel lists the two. It takes them one after another, so the
# last one counts, and tells people that they may not write where Discord lets them.
# Expected: Discord's documentation ("Permission Overwrites") first takes away what any role denies and then gives what any
# role allows, so one role that allows is enough, in every order. discord.py 2.7.1 does that.
# Seen, with the allowing role first and last: False True from interactions.py, True True from discord.py.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
for package in discord-py-interactions==5.16.0 discord.py==2.7.1; do
  python3 -m venv "${package%%=*}"
  "${package%%=*}/bin/pip" --quiet --disable-pip-version-check install "$package" setuptools==80.9.0
done
cat > roles.py <<'END'
import asyncio, copy, sys

def role(number):
    return {"id": str(number), "name": "role", "permissions": "1024", "position": number, "color": 0, "colors": {"primary_color": 0},
            "hoist": False, "managed": False, "mentionable": False, "flags": 0}

MEMBER = {"user": {"id": "7", "username": "ann", "discriminator": "0", "avatar": None}, "roles": ["2", "3"],
          "joined_at": "2026-01-01T00:00:00+00:00", "deaf": False, "mute": False, "flags": 0}
# 1024 is "View Channel", 2048 is "Send Messages".
OVERWRITES = [{"id": "2", "type": 0, "allow": "2048", "deny": "0"}, {"id": "3", "type": 0, "allow": "0", "deny": "2048"}]

def guild(overwrites):
    channel = {"id": "5", "type": 0, "guild_id": "1", "name": "table", "position": 0, "permission_overwrites": overwrites,
               "parent_id": None, "nsfw": False}
    return {"id": "1", "name": "guild", "owner_id": "9", "roles": [role(1), role(2), role(3)], "members": [],
            "channels": [channel], "emojis": [], "features": [], "stickers": [], "threads": [], "preferred_locale": "en-US",
            "premium_tier": 0, "nsfw_level": 0, "verification_level": 0, "default_message_notifications": 0, "mfa_level": 0,
            "explicit_content_filter": 0, "system_channel_flags": 0, "afk_timeout": 60, "premium_progress_bar_enabled": False}

def interactions(overwrites):
    from interactions import Client, Permissions
    cache = Client().cache
    cache.place_guild_data(guild(copy.deepcopy(overwrites)))
    member = cache.place_member_data(1, copy.deepcopy(MEMBER))
    return Permissions.SEND_MESSAGES in cache.get_channel(5).permissions_for(member)

def discord(overwrites):
    import discord
    client = discord.Client(intents=discord.Intents.default())
    joined = discord.Guild(data=guild(overwrites), state=client._connection)
    member = discord.Member(data=MEMBER, guild=joined, state=client._connection)
    return joined.get_channel(5).permissions_for(member).send_messages

async def main(name):
    print(f"{name}:", *(globals()[name](overwrites) for overwrites in (OVERWRITES, OVERWRITES[::-1])))

asyncio.run(main(sys.argv[1]))
END
seen="$(discord-py-interactions/bin/python -W ignore roles.py interactions
discord.py/bin/python roles.py discord)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'interactions: False True' 'discord: True True')" ]
