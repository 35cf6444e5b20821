#!/usr/bin/env bash
# oceanic.js 1.15.0 can send a modal with a Text Display, but not receive it: who presses "Submit" gets no answer, since
# reading the interaction raises. Its table for received modals lacks type 10, though its types for sending have it.
# Expected: Discord's documentation allows a Text Display in a modal and names what the submission has of it: its type and
# id. slash-create 7.0.0 reads it.
# Seen: "sent: {"content":"Rules","type":10}", then "TypeError: FROM_RAW[component.type] is not a function".
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts oceanic.js@1.15.0 slash-create@7.0.0
cat > modal.cjs <<'END'
const { Client, ModalSubmitInteraction } = require("oceanic.js");
const { ModalInteractionContext, SlashCreator } = require("slash-create");
const label = { type: 18, id: 1, component: { type: 4, id: 2, custom_id: "when", value: "8pm" } };
const submitted = (components) => ({
  id: "9", application_id: "1", type: 5, token: "t", version: 1, channel_id: "3", channel: { id: "3", type: 0 },
  user: { id: "2", username: "ann", discriminator: "0", avatar: null, global_name: null },
  data: { custom_id: "plan", components }, locale: "en-US", entitlements: [], authorizing_integration_owners: {},
  app_permissions: "0", context: 1, attachment_size_limit: 1000,
});
const client = new Client();
console.log(`sent: ${JSON.stringify(client.util.componentsToRaw([{ type: 10, content: "Rules" }])[0])}`);
for (const [name, components] of [["a label", [label]], ["a label and a text", [label, { type: 10, id: 3 }]]]) {
  try {
    console.log(`oceanic.js, ${name}: ${new ModalSubmitInteraction(submitted(components), client).data.components.raw.length} read`);
  } catch (error) {
    console.log(`oceanic.js, ${name}: ${error}`);
  }
  const creator = new SlashCreator({ applicationID: "1", token: "x", publicKey: "y" });
  const context = new ModalInteractionContext(creator, submitted(components), async () => {}, {});
  console.log(`slash-create, ${name}: ${JSON.stringify(context.values)}`);
}
process.exit();
END
seen="$(node modal.cjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'sent: {"content":"Rules","type":10}' 'oceanic.js, a label: 1 read' \
  'slash-create, a label: {"when":"8pm"}' \
  'oceanic.js, a label and a text: TypeError: FROM_RAW[component.type] is not a function' \
  'slash-create, a label and a text: {"when":"8pm"}')" ]
