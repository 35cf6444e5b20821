#!/usr/bin/env bash
# discord.py 2.7.1, py-cord 2.8.1, nextcord 2.6.0, disnake 2.12.2, hikari 2.7.0 (Python) and oceanic.js 1.15.0 (npm) answer
# a refused sequence (close code 4007) with the same RESUME, again and again. Each of them is tried five times here.
# Expected: an IDENTIFY. Discord's table of close codes says of 4007: "Invalid seq: The sequence sent when resuming the
# session was invalid. Reconnect and start a new session." interactions.py 5.16.0 does that.
# Seen: "IDENTIFY RESUME RESUME RESUME RESUME RESUME" from six, "IDENTIFY RESUME IDENTIFY" from interactions.py.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts oceanic.js@1.15.0
cat > gateway.py <<'END'
import asyncio, json, sys, zlib
from aiohttp import web

USER = {"id": "1", "username": "b", "discriminator": "0001", "avatar": None, "bot": True, "global_name": None,
        "public_flags": 0, "flags": 0, "mfa_enabled": True, "locale": "en-US", "verified": True, "primary_guild": None}
APP = {"id": "1", "name": "b", "icon": None, "description": "", "bot_public": True, "bot_require_code_grant": False,
       "verify_key": "0", "flags": 0, "owner": USER, "team": None, "summary": ""}
said, done = [], asyncio.Event()

async def gateway(request):
    socket = web.WebSocketResponse()
    await socket.prepare(request)
    squeeze = zlib.compressobj() if "zlib-stream" in request.query_string else None
    async def send(op, d, s=None, t=None):
        text = json.dumps({"op": op, "d": d, "s": s, "t": t})
        if squeeze:
            await socket.send_bytes(squeeze.compress(text.encode()) + squeeze.flush(zlib.Z_SYNC_FLUSH))
        else:
            await socket.send_str(text)
    await send(10, {"heartbeat_interval": 41250})
    async for frame in socket:
        op = json.loads(frame.data)["op"]
        if op == 1:
            await send(11, None)
        if op == 2:
            said.append("IDENTIFY")
            await send(0, {"v": 10, "user": USER, "guilds": [], "session_id": "one", "application": {"id": "1", "flags": 0},
                           "resume_gateway_url": f"ws://{request.host}", "shard": [0, 1]}, 1, "READY")
            if len(said) > 1:
                done.set()
            await asyncio.sleep(0.5)
            request.transport.abort()
        if op == 6:
            said.append("RESUME")
            if said.count("RESUME") == 5:
                done.set()
            await socket.close(code=4007, message=b"Invalid seq")
            break
    return socket

async def rest(request):
    path, limit = request.path, {"total": 1000, "remaining": 999, "reset_after": 10_000_000, "max_concurrency": 1}
    body = ({"url": f"ws://{request.host}", "shards": 1, "session_start_limit": limit} if "gateway" in path
            else USER if path.endswith("users/@me") else [] if "commands" in path else APP)
    # Without a charset, which some of these libraries take for no JSON.
    return web.Response(body=json.dumps(body).encode(), content_type="application/json")

async def main():
    app = web.Application()
    app.router.add_get("/", gateway)
    app.router.add_get("/api/{rest:.*}", rest)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    client = await asyncio.create_subprocess_exec(*sys.argv[1:], str(runner.addresses[0][1]))
    try:
        await asyncio.wait_for(done.wait(), 60)
    finally:
        client.kill()
    print(*said)

asyncio.run(main())
END
cat > bot.py <<'END'
import asyncio, importlib, sys
from aiohttp.client import URL

async def main(name, port):
    library, api = importlib.import_module(name), f"http://127.0.0.1:{port}/api"
    if name == "hikari":
        bot = library.GatewayBot("MQ.a.b", intents=library.Intents.GUILDS, banner=None, logs=None, rest_url=api)
        await bot.start(check_for_updates=False)
        await bot.join()
    elif name == "interactions":
        library.api.http.route.Route.BASE = api
        await library.Client(intents=library.Intents.GUILDS, sync_interactions=False).astart("MQ.a.b")
    else:
        library.http.Route.BASE = library.http.Route.API_BASE_URL = library.http._DEFAULT_API_URL = api
        library.gateway.DiscordWebSocket.DEFAULT_GATEWAY = URL(f"ws://127.0.0.1:{port}/")
        await library.Client(intents=library.Intents(guilds=True)).start("MQ.a.b")

asyncio.run(main(*sys.argv[1:]))
END
cat > bot.cjs <<'END'
const { Client } = require("oceanic.js");
const url = `ws://127.0.0.1:${process.argv[2]}`;
const getBot = async () => ({ url, shards: 1, sessionStartLimit: { maxConcurrency: 1 } });
const client = new Client({ auth: "Bot MQ.a.b", gateway: { intents: 1, maxShards: 1, override: { getBot, url: async () => url } } });
client.on("error", () => {});
client.connect();
END
seen="$(for package in discord.py==2.7.1 py-cord==2.8.1 nextcord==2.6.0 disnake==2.12.2 hikari==2.7.0 discord-py-interactions==5.16.0; do
  case "$package" in discord.py*|py-cord*) name=discord ;; discord-py*) name=interactions ;; *) name="${package%%=*}" ;; esac
  python3 -m venv "$package"
  # nextcord needs setuptools' pkg_resources, which later versions lack.
  "$package/bin/pip" --quiet --disable-pip-version-check install "$package" setuptools==80.9.0
  echo "$package: $(timeout 90 "$package/bin/python" gateway.py "$package/bin/python" bot.py "$name" 2>>log)"
done
echo "oceanic.js: $(timeout 90 hikari==2.7.0/bin/python gateway.py node bot.cjs 2>>log)")" || { cat log >&2; exit 1; }
echo "$seen"
again="IDENTIFY RESUME RESUME RESUME RESUME RESUME"
[ "$seen" = "$(printf '%s\n' "discord.py==2.7.1: $again" "py-cord==2.8.1: $again" "nextcord==2.6.0: $again" \
  "disnake==2.12.2: $again" "hikari==2.7.0: $again" 'discord-py-interactions==5.16.0: IDENTIFY RESUME IDENTIFY' \
  "oceanic.js: $again")" ]
