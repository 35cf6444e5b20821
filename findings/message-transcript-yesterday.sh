#!/usr/bin/env bash
# discord-message-transcript-base 1.4.1 (npm), transcripts of Discord channels: whatever was a second ago was "yesterday". It
# rounds down the seconds to minutes, to hours and to days, and what's a little less than zero is minus one. Underscores inside
# of words are italics, also in addresses, where the tags then are part of the link. And "2 * 3 * 4" has italics.
# Expected: the same as in Discord: "<t:…:R>" is "2 hours ago" or so there; "my_game_name" stays as it is, an address too, and
# a star with a space after it begins nothing.
# Seen: lines of messages as HTML, with the clock at noon.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts discord-message-transcript-base@1.4.1
cat > lines.mjs <<'END'
import { renderHTMLFromJSON } from "discord-message-transcript-base";
const noon = Date.UTC(2026, 11, 1, 12);
Date.now = () => noon;
const time = (seconds) => `<t:${noon / 1000 + seconds}:R>`;
const lines = [1, 90, 7200, 86400, 172800]
  .flatMap((seconds) => [`${seconds} s ago: ${time(-seconds)}`, `in ${seconds} s: ${time(seconds)}`]);
lines.push("my_game_name", "https://example.org/my_game_name", "2 * 3 * 4", "_Ann_ wins");
const messages = lines.map((content, place) => ({ id: `${place}`, authorId: "1", content, createdTimestamp: noon, attachments: [],
  components: [], embeds: [], reactions: [], mentions: false, poll: null, references: null, system: false }));
const author = { id: "1", displayName: "Ann", avatarURL: "", bot: false, guildTag: null, member: null, system: false };
const html = await renderHTMLFromJSON(JSON.stringify({
  options: { fileName: "table.html", localDate: "en-GB", timeZone: "UTC", watermark: false, safeMode: true },
  authors: [author], mentions: { users: [], roles: [], channels: [] }, messages,
  channel: { id: "1", name: "table", img: null, parent: null, topic: null }, guild: { id: "1", name: "Cards", icon: null },
}));
for (const [, line] of html.matchAll(/class="messageContent">(.*?)<\/div>/gs)) {
  console.log(line.replace(/<time [^>]*>|<\/time>/g, "").replace(/ (target|rel)="[^"]*"/g, ""));
}
END
seen="$(node lines.mjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
1 s ago: yesterday
in 1 s: in 1 second
90 s ago: yesterday
in 90 s: in 1 minute
7200 s ago: yesterday
in 7200 s: in 2 hours
86400 s ago: yesterday
in 86400 s: tomorrow
172800 s ago: 2 days ago
in 172800 s: in 2 days
my<em>game</em>name
<a href="https://example.org/my<em>game</em>name">https://example.org/my<em>game</em>name</a>
2 <em> 3 </em> 4
<em>Ann</em> wins
END
)" ]
