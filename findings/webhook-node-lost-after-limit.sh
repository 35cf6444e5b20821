#!/usr/bin/env bash
# discord-webhook-node 1.1.8 (npm), `retryOnLimit`: a message that Discord refuses for now is sent again after as many
# milliseconds as Discord says seconds, so at once, once, and whatever comes back then isn't looked at. And `send` is done
# before that. So whoever awaits it thinks that the message was sent, while Discord has refused it twice.
# Expected: "retryOnLimit" is true by default; Discord's documentation of rate limits: "retry_after: The number of seconds to
# wait before submitting another request"; a message is sent, or there's an error.
# Seen: what a server that refuses for two seconds after each message gets for three messages in a row, each one awaited.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts discord-webhook-node@1.1.8
cat > webhook.cjs <<'END'
const http = require("node:http");
const { Webhook } = require("discord-webhook-node");
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
let free = 0;
const server = http.createServer((request, response) => {
  let body = "";
  request.on("data", (part) => { body += part; });
  request.on("end", () => {
    const { content } = JSON.parse(body);
    if (Date.now() < free) {
      console.log(`${content}: refused`);
      response.writeHead(429, { "content-type": "application/json" });
      response.end(JSON.stringify({ message: "You are being rate limited.", retry_after: 2, global: false }));
    } else {
      console.log(`${content}: taken`);
      free = Date.now() + 2000;
      response.writeHead(204).end();
    }
  });
});
server.listen(0, "127.0.0.1", async () => {
  const hook = new Webhook(`http://127.0.0.1:${server.address().port}/api/v10/webhooks/1/token`);
  for (const text of ["one", "two", "three"]) {
    await hook.send(text);
    console.log(`${text}: send is done`);
    await wait(60);
  }
  await wait(4000);
  server.close();
});
END
seen="$(node webhook.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
one: taken
one: send is done
two: refused
two: send is done
two: refused
three: refused
three: send is done
three: refused
END
)" ]
