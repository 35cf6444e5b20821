#!/usr/bin/env bash
# @vermaysha/discord-webhook 1.4.0 (npm): it leaves out what's above Discord's limits, but one later than that: 26 fields go
# into an embed and 11 embeds into a message, and Discord refuses the whole message. `setFields` stops at the right number.
# And after an ordinary installation it can't be loaded, because it needs tslib, which it doesn't ask for.
# Expected: Discord's documentation and its API description have 25 fields and 10 embeds.
# Seen: whether it's loaded without and with tslib; and how many are left after 30 have been added, one by one and together.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @vermaysha/discord-webhook@1.4.0
cat > limits.cjs <<'END'
try {
  require("@vermaysha/discord-webhook");
  console.log("loaded");
} catch (error) {
  console.log(`not loaded: ${error.message.split("\n")[0]}`);
  process.exit();
}
const { Embed, Webhook } = require("@vermaysha/discord-webhook");
const fields = Array.from({ length: 30 }, (_, place) => ({ name: `Round ${place}`, value: "12" }));
const one = new Embed(), together = new Embed().setFields(fields);
for (const field of fields) one.addField(field);
const webhook = new Webhook("http://127.0.0.1:9/");
for (let embed = 0; embed < 30; embed++) webhook.addEmbed(new Embed().setTitle("Scores"));
console.log(`fields one by one: ${one.toObject().fields.length}`);
console.log(`fields together: ${together.toObject().fields.length}`);
console.log(`embeds one by one: ${webhook.toObject().embeds.length}`);
END
seen="$(node limits.cjs && npm install --silent --no-audit --no-fund --ignore-scripts tslib@2.8.1 && node limits.cjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' "not loaded: Cannot find module 'tslib'" 'loaded' 'fields one by one: 26' 'fields together: 25' \
  'embeds one by one: 11')" ]
