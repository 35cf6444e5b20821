#!/usr/bin/env bash
# @odiffey/discord-markdown 3.3.0 (npm): a mention of a subcommand stays as it is written, as does one of a command with
# letters other than a to z. So do timestamps before 9 September 2001, for it wants ten digits or more. And the style for "3
# years ago" gives a date and a time.
# Expected: Discord's documentation of message formatting has `</NAME SUBCOMMAND:ID>` and `</NAME SUBCOMMAND_GROUP
# SUBCOMMAND:ID>`, names in Hindi and Thai, `<t:TIMESTAMP:STYLE>` with Unix seconds, and R for "Relative Time".
# Seen: which of these reach the functions that the caller gives for them; then the text without such a function.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @odiffey/discord-markdown@3.3.0
cat > mentions.cjs <<'END'
const { toHTML } = require("@odiffey/discord-markdown");
for (const text of ["</play:123456789012345678>", "</play now:123456789012345678>", "</play now fast:123456789012345678>", "</खेल:123456789012345678>", "</play-now:123456789012345678>",
  "<t:1700000000:R>", "<t:1000000000:F>", "<t:999999999:F>", "<t:0:F>"]) {
  let seen = "text";
  const discordCallback = {
    slash: ({ name }) => (seen = `command ${name}`), timestamp: ({ timestamp, style }) => (seen = `time ${timestamp} ${style}`),
  };
  toHTML(text, { discordCallback });
  console.log(`${text}: ${seen}`);
}
for (const style of ["F", "R"]) console.log(`${style}: ${/\d{4}/.test(toHTML(`<t:1700000000:${style}>`)) ? "a date" : "no date"}`);
END
seen="$(node mentions.cjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '</play:123456789012345678>: command play' '</play now:123456789012345678>: text' \
  '</play now fast:123456789012345678>: text' '</खेल:123456789012345678>: text' \
  '</play-now:123456789012345678>: command play-now' '<t:1700000000:R>: time 1700000000 R' \
  '<t:1000000000:F>: time 1000000000 F' '<t:999999999:F>: text' '<t:0:F>: text' 'F: a date' 'R: a date')" ]
