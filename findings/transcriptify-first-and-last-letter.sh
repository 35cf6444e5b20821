#!/usr/bin/env bash
# transcriptify 1.0.6 (npm), transcripts of Discord channels: a text in *italics* loses its first and its last letter, and a
# single letter goes altogether. _Italics_ of the other kind stay as they're written, and addresses aren't links. And a time
# that's to come, "<t:…:R>", is "1 second ago", however far away it is.
# Expected: "Parses Discord formatting: preserves markdown (bold, italics, code, strikethrough), mentions, and embeds". In
# Discord a tournament that begins in two hours has "in 2 hours".
# Seen: lines of a message as HTML without its styles, with the clock at noon.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts react@18.3.1 react-dom@18.3.1 highlight.js@11.11.1 tslib@2.8.1
tar -xzf "$(npm pack --silent transcriptify@1.0.6)"
cat > lines.cjs <<'END'
const { renderToStaticMarkup } = require("react-dom/server");
const { parseMarkdown } = require("./package/dist/web/discord-components/utils/markdown.js");
const noon = Date.UTC(2026, 11, 1, 12);
const Real = Date;
globalThis.Date = class extends Real {
  constructor(...given) {
    super(...(given.length ? given : [noon]));
  }
};
const time = (hours) => `<t:${noon / 1000 + hours * 3600}:R>`;
for (const line of ["**Ann** wins", "*Ann* wins", "*a* trick", "_Ann_ wins", "~~Ben~~ wins", "[rules](https://example.org/rules)",
  "https://example.org/rules", `began ${time(-2)}`, `begins ${time(2)}`, `begins ${time(48)}`]) {
  const html = renderToStaticMarkup(parseMarkdown(line)).replace(/ (style|class|target|rel|title)="[^"]*"/g, "");
  console.log(`${line.replace(/\d{10}/, "…")}: ${html}`);
}
END
seen="$(node lines.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
**Ann** wins: <strong>Ann</strong> wins
*Ann* wins: <em>n</em> wins
*a* trick: <em></em> trick
_Ann_ wins: _Ann_ wins
~~Ben~~ wins: <s>Ben</s> wins
[rules](https://example.org/rules): <a href="https://example.org/rules">rules</a>
https://example.org/rules: https://example.org/rules
began <t:…:R>: began <span>2 hours ago</span>
begins <t:…:R>: begins <span>1 second ago</span>
begins <t:…:R>: begins <span>1 second ago</span>
END
)" ]
