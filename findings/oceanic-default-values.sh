#!/usr/bin/env bash
# oceanic.js 1.15.0 drops `defaultValues` of the menus of people, roles and channels, and the `id` of a component, on
# the way to Discord. Its types declare both, and reading a message gives the default values back. So a menu that
# should show who is chosen opens empty, and a message that is read and sent again loses its choice.
# Expected: `default_values` and `id` arrive, as Discord's API description names them.
# Seen: neither is in what `componentsToRaw` makes; `componentsToParsed` reads the default values.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts oceanic.js@1.15.0
seen="$(node -e '
const { util } = new (require("oceanic.js").Client)();
const chosen = [{ id: "1", type: "user" }];
const [menu, text] = util.componentsToRaw([
  { type: 1, components: [{ type: 5, customID: "guests", defaultValues: chosen }] },
  { type: 10, id: 7, content: "Who plays?" },
]);
const received = [{ type: 1, id: 1, components: [{ type: 5, id: 2, custom_id: "guests", default_values: chosen }] }];
const [read] = util.componentsToParsed(received);
console.log(`sent: ${JSON.stringify(menu.components[0])} ${JSON.stringify(text)}`);
console.log(`read: ${JSON.stringify(read.components[0])}`);
process.exit();
')"
echo "$seen"
[ "$seen" = "$(printf '%s\n' \
  'sent: {"custom_id":"guests","type":5} {"content":"Who plays?","type":10}' \
  'read: {"customID":"guests","defaultValues":[{"id":"1","type":"user"}],"type":5}')" ]
