#!/usr/bin/env bash
# Packages that read server-sent events (Python): requests-sse 0.5.3 and aiohttp-sse-client2 0.3.0 drop the spaces that a
# line begins with and the empty lines at the end of a text; aiosseclient 0.1.8 drops empty lines at its beginning and
# everything after a line separator (U+2028) inside a line, with a warning of an "Invalid SSE line". JSON that was written
# without ASCII escapes may have one.
# Expected: the HTML standard removes one space after the colon and one line feed at the end, no more, and ends lines with
# carriage returns and line feeds only. assel 1.0.0 (Python) does that.
# Seen, for an indented line, an empty one, a line; an empty line at the end; one at the beginning; and a line separator.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install requests-sse==0.5.3 aiohttp-sse-client2==0.3.0 aiosseclient==0.1.8 assel==1.0.0
seen="$(env/bin/python - 2>/dev/null <<'END_PY'
import asyncio, http.server, threading, urllib.request
import aiohttp_sse_client2.client, aiosseclient, assel, requests_sse

texts = ["    North\n\nWest     East", "North\n", "\nNorth", "North\u2028South"]

class Table(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        body = "".join(f"data: {line}\n" for line in texts[int(self.path[1:])].split("\n")).encode() + b"\n"
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass

def requests(address):
    with requests_sse.EventSource(address) as source:
        return next(iter(source)).data

async def aiohttp(address):
    async with aiohttp_sse_client2.client.EventSource(address) as source:
        async for event in source:
            return event.data

async def aiosse(address):
    async for event in aiosseclient.aiosseclient(address):
        return event.data

def other(address):
    with urllib.request.urlopen(address) as answer:
        return assel.parse_bytes(answer.read())[0].data

server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Table)
threading.Thread(target=server.serve_forever, daemon=True).start()
for name, read in (("requests-sse", requests), ("aiohttp-sse-client2", lambda address: asyncio.run(aiohttp(address))),
                   ("aiosseclient", lambda address: asyncio.run(aiosse(address))), ("assel", other)):
    print(name, *(ascii(read(f"http://127.0.0.1:{server.server_port}/{number}")) for number in range(len(texts))))
END_PY
)"
echo "$seen"
[ "$seen" = "$(cat <<'END_SEEN'
requests-sse 'North\n\nWest     East' 'North' '\nNorth' 'North\u2028South'
aiohttp-sse-client2 'North\n\nWest     East' 'North' '\nNorth' 'North\u2028South'
aiosseclient '    North\n\nWest     East' 'North\n' 'North' 'North'
assel '    North\n\nWest     East' 'North\n' '\nNorth' 'North\u2028South'
END_SEEN
)" ]
