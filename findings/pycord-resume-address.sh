#!/usr/bin/env bash
# py-cord 2.8.1 keeps the `resume_gateway_url` of READY and never uses it: after a lost connection it asks
# `GET /gateway` again and sends its RESUME there. Discord's documentation says that clients should resume at that
# address, and that disconnects are more frequent otherwise. discord.py, from which it comes, resumes there.
# Seen: "first: IDENTIFY", "first: RESUME" (never "second: RESUME").
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --root-user-action ignore --target "$folder/py" py-cord==2.8.1
cat > resume.py <<'END'
import asyncio, json
from aiohttp import web
import discord

said, done = [], asyncio.Event()

def answer(body, **more):
    # Without a charset, which this library takes for no JSON.
    return web.Response(body=json.dumps(body).encode(), content_type="application/json", **more)

USER = {"id": "1", "username": "b", "discriminator": "0001", "avatar": None, "bot": True, "global_name": None,
        "public_flags": 0, "flags": 0, "mfa_enabled": True, "locale": "en-US", "verified": True, "primary_guild": None}

def gateway(name):
    async def serve(request):
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        send = lambda op, d, s=None, t=None: socket.send_str(json.dumps({"op": op, "d": d, "s": s, "t": t}))
        await send(10, {"heartbeat_interval": 41250})
        async for frame in socket:
            op = json.loads(frame.data)["op"]
            if op == 2:
                said.append(f"{name}: IDENTIFY")
                where = str(request.url.with_path("/second").with_scheme("ws").with_query(None))
                ready = {"v": 10, "user": USER, "guilds": [], "session_id": "one", "resume_gateway_url": where,
                         "application": {"id": "1", "flags": 0}, "shard": [0, 1]}
                await send(0, ready, 1, "READY")
                await asyncio.sleep(0.5)
                request.transport.abort()
            if op == 6:
                said.append(f"{name}: RESUME")
                done.set()
        return socket
    return serve

async def main():
    app = web.Application()
    app.router.add_get("/first", gateway("first"))
    app.router.add_get("/second", gateway("second"))
    app.router.add_get("/api/users/@me", lambda _: answer(USER))
    app.router.add_get("/api/gateway", lambda r: answer({"url": f"ws://{r.host}/first"}))
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    discord.http.Route.API_BASE_URL = f"http://127.0.0.1:{port}/api"
    # No compression, so that this server can write plain text.
    get = discord.http.HTTPClient.get_gateway
    discord.http.HTTPClient.get_gateway = lambda self, **kw: get(self, encoding="json", zlib=False)
    bot = discord.Client(intents=discord.Intents(guilds=True))
    task = asyncio.create_task(bot.start("MQ.a.b"))
    await asyncio.wait_for(done.wait(), 40)
    print("\n".join(said), flush=True)
    import os
    os._exit(0)

asyncio.run(main())
END
seen="$(PYTHONPATH="$folder/py" timeout 60 python3 resume.py 2>"$folder/log")" || { cat "$folder/log" >&2; exit 1; }
echo "$seen"
[ "$seen" = "$(printf 'first: IDENTIFY\nfirst: RESUME')" ]
