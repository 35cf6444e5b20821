#!/usr/bin/env bash
# detritus-client-socket 0.8.3 (of detritus-client 0.16.3): after a resume that the gateway refuses (op 9, d: false)
# the bot never identifies again, on a connection that stays open: it is offline for good, without a warning.
# `identify()` returns unless the state is OPEN, and `resume()` has set it to RESUMING. Discord's documentation asks
# for an IDENTIFY after 1 to 5 seconds, and the library does wait that long before it calls `identify()`.
# Seen: "connection 1: 2", "connection 2: 6", and in the 10 s after the refusal nothing but heartbeats.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts detritus-client-socket@0.8.3 ws@8.18.3
cat > refuse.cjs <<'END'
const { WebSocketServer } = require("ws");
const { Gateway } = require("detritus-client-socket");
const said = [];
const server = new WebSocketServer({ host: "127.0.0.1", port: 0 }, () => {
  let count = 0;
  server.on("connection", (connection) => {
    const number = ++count;
    const send = (op, d, s = null, t = null) => connection.send(JSON.stringify({ op, d, s, t }));
    connection.on("message", (data) => {
      const { op } = JSON.parse(data);
      if (op !== 1) said.push(`connection ${number}: ${op}`);
      if (op === 1) send(11, null);
      if (op === 2 && number === 1) {
        const user = { id: "1", username: "b", discriminator: "0001", bot: true };
        send(0, { v: 10, user, guilds: [], session_id: "one", resume_gateway_url: "ws://127.0.0.1" }, 1, "READY");
        setTimeout(() => connection.terminate(), 500);
      }
      if (op === 6) {
        send(9, false);
        setTimeout(() => { console.log(said.join("\n")); process.exit(); }, 10_000);
      }
    });
    setTimeout(() => send(10, { heartbeat_interval: 41250 }), 50);
  });
  new Gateway.Socket("token", { compress: "none", intents: 1, reconnectDelay: 100 }).connect(`ws://127.0.0.1:${server.address().port}/`);
});
END
seen="$(timeout 60 node refuse.cjs)"
echo "$seen"
[ "$seen" = "$(printf 'connection 1: 2\nconnection 2: 6')" ]
