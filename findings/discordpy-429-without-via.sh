#!/usr/bin/env bash
# discord.py 2.7.1 retries a 429 only if it has a `Via` header. The same answer without one, with the same
# `Retry-After` and a JSON body with `retry_after`, is final: the header alone decides, because Discord's own answers
# pass a proxy that adds it and Cloudflare's bans don't. A proxy of one's own for Discord's API that drops `Via` turns
# every rate limit into an error.
# Seen: "with Via: 2 requests, logged in", "without Via: 1 requests, HTTPException 429".
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --root-user-action ignore --target "$folder/py" discord.py==2.7.1
cat > limited.py <<'END'
import asyncio, json
from aiohttp import web
import discord

USER = {"id": "1", "username": "b", "discriminator": "0001", "avatar": None, "bot": True, "global_name": None,
        "public_flags": 0, "flags": 0, "mfa_enabled": True, "locale": "en-US", "verified": True, "primary_guild": None}

def answer(body, **more):
    # Without a charset, which this library takes for no JSON.
    return web.Response(body=json.dumps(body).encode(), content_type="application/json", **more)

async def ask(via):
    asked = 0
    async def me(_):
        nonlocal asked
        asked += 1
        if asked > 1:
            return answer(USER)
        headers = {"Retry-After": "1"} | ({"Via": "1.1 google"} if via else {})
        body = {"message": "You are being rate limited.", "retry_after": 0.1, "global": False}
        return answer(body, status=429, headers=headers)
    app = web.Application()
    app.router.add_get("/users/@me", me)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    discord.http.Route.BASE = f"http://127.0.0.1:{runner.addresses[0][1]}"
    http = discord.http.HTTPClient(asyncio.get_running_loop())
    try:
        await http.static_login("MQ.a.b")
        outcome = "logged in"
    except discord.HTTPException as error:
        outcome = f"{type(error).__name__} {error.status}"
    await http.close()
    await runner.cleanup()
    print(f"{'with' if via else 'without'} Via: {asked} requests, {outcome}")

async def main():
    await ask(True)
    await ask(False)

asyncio.run(main())
END
seen="$(PYTHONPATH="$folder/py" timeout 60 python3 limited.py 2>"$folder/log")" || { cat "$folder/log" >&2; exit 1; }
echo "$seen"
[ "$seen" = "$(printf 'with Via: 2 requests, logged in\nwithout Via: 1 requests, HTTPException 429')" ]
