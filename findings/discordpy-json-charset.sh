#!/usr/bin/env bash
# discord.py 2.7.1 reads an answer as JSON only if its content type is `application/json` to the letter. With a
# parameter, as in `application/json; charset=utf-8`, which most web frameworks write, the body stays text, and the
# first use of it fails: logging in raises a TypeError that says nothing of the content type.
# Seen: "application/json: logged in", "application/json; charset=utf-8: TypeError".
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --root-user-action ignore --target "$folder/py" discord.py==2.7.1
cat > login.py <<'END'
import asyncio, json
from aiohttp import web
import discord

USER = {"id": "1", "username": "b", "discriminator": "0001", "avatar": None, "bot": True, "global_name": None,
        "public_flags": 0, "flags": 0, "mfa_enabled": True, "locale": "en-US", "verified": True, "primary_guild": None}
APP = {"id": "1", "name": "b", "icon": None, "description": "", "bot_public": True, "bot_require_code_grant": False,
       "verify_key": "0", "flags": 0, "owner": USER}

async def ask(kind):
    async def answer(request):
        body = json.dumps(USER if request.path == "/users/@me" else APP).encode()
        return web.Response(body=body, headers={"Content-Type": kind})
    app = web.Application()
    app.router.add_get("/{path:.*}", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    discord.http.Route.BASE = f"http://127.0.0.1:{runner.addresses[0][1]}"
    bot = discord.Client(intents=discord.Intents.none())
    try:
        await bot.login("MQ.a.b")
        outcome = "logged in"
    except Exception as error:
        outcome = type(error).__name__
    await bot.close()
    await runner.cleanup()
    print(f"{kind}: {outcome}")

async def main():
    await ask("application/json")
    await ask("application/json; charset=utf-8")

asyncio.run(main())
END
seen="$(PYTHONPATH="$folder/py" timeout 60 python3 login.py 2>"$folder/log")" || { cat "$folder/log" >&2; exit 1; }
echo "$seen"
[ "$seen" = "$(printf 'application/json: logged in\napplication/json; charset=utf-8: TypeError')" ]
