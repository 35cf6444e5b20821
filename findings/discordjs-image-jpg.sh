#!/usr/bin/env bash
# discord.js 14.28.1 says `image/jpg` of every image that it gets as bytes, whatever they are. That is no media type
# (JPEG's is `image/jpeg`), and the bytes here are a PNG's: a server that believes the type of an emoji's or an
# avatar's data URI, or compares it with the bytes, refuses valid pictures.
# Seen: "data:image/jpg;base64,iVBORw0KGgo…" for a PNG, and the same beginning for a GIF.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts discord.js@14.28.1
seen="$(node -e '
require("discord.js");
const { resolveImage } = require("./node_modules/discord.js/src/util/DataResolver.js");
const png = Buffer.from("89504e470d0a1a0a", "hex");
(async () => { for (const bytes of [png, Buffer.from("GIF89a")]) console.log(await resolveImage(bytes)); })();
')"
echo "$seen"
[ "$seen" = "$(printf 'data:image/jpg;base64,iVBORw0KGgo=\ndata:image/jpg;base64,R0lGODlh')" ]
