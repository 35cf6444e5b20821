#!/usr/bin/env bash
# discord-html-transcripts 3.3.0 (npm) can't be loaded after an ordinary installation: it requires `debug` when it
# starts, and lists that package only among those for its own development, which npm doesn't install for anybody else.
# Expected: `npm install discord-html-transcripts discord.js`, and it loads. With `debug` added by hand it does.
# Seen: "MODULE_NOT_FOUND: Cannot find module 'debug'", then "loaded: createTranscript is a function".
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts discord-html-transcripts@3.3.0 discord.js@14.28.1
cat > load.cjs <<'END'
try {
  console.log(`loaded: createTranscript is a ${typeof require("discord-html-transcripts").createTranscript}`);
} catch (error) {
  console.log(`${error.code}: ${error.message.split("\n")[0]}`);
}
END
seen="$(node load.cjs)"
npm install --silent --no-audit --no-fund --ignore-scripts debug@4.4.3
seen="$seen
$(node load.cjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' "MODULE_NOT_FOUND: Cannot find module 'debug'" 'loaded: createTranscript is a function')" ]
