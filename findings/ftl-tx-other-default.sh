#!/usr/bin/env bash
# ftl-tx 0.17.0 (npm), from Fluent to messages for translators and back: the last variant becomes the default one if none is named
# "other", so that everybody whom the choice doesn't know is a "she". Of a variant "big-room" only "room" is left, of -1 the 1,
# of 1.5 the 5. And the example of its readme is refused.
# Expected: "converts .ftl to/from structured JSON with ICU Messages"; the example is that both together change nothing; none of
# this is among its "limitations".
# Seen: messages by @fluent/bundle 0.19.1 (npm), before and after.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts ftl-tx@0.17.0 @fluent/bundle@0.19.1
cat > game.ftl <<'END'
winner =
    { $who ->
       *[they] They win
        [he] He wins
        [she] She wins
    }
room =
    { $room ->
        [big-room] The big room
       *[small-room] The small room
    }
points =
    { $points ->
        [-1] One less
        [1.5] One and a half
       *[other] Some
    }
END
cat > convert.mjs <<'END'
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { ftlToJSON, JSONToFtl } from "ftl-tx";
const text = readFileSync("game.ftl", "utf8");
const json = ftlToJSON(text);
const [before, after] = [text, JSONToFtl(json, text)].map((text) => {
  const bundle = new FluentBundle("en");
  bundle.addResource(new FluentResource(text));
  return (id, values) => bundle.formatPattern(bundle.getMessage(id).value, values);
});
for (const { string } of Object.values(json)) console.log(string);
for (const [id, values] of [["winner", { who: "he" }], ["winner", { who: "somebody" }], ["room", { room: "big-room" }],
  ["points", { points: -1 }], ["points", { points: 1 }], ["points", { points: 1.5 }], ["points", { points: 5 }]]) {
  console.log(`${id} ${Object.values(values)}: ${before(id, values)}, then ${after(id, values)}`);
}
try {
  JSONToFtl(ftlToJSON("message = Hello, { $user }!"));
} catch (error) {
  console.log(error.message);
}
END
seen="$(node convert.mjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
{who, select, they {They win} he {He wins} she {She wins}}
{room, select, big-room {The big room} small-room {The small room}}
{points, plural, =-1 {One less} =1.5 {One and a half} other {Some}}
winner he: He wins, then He wins
winner somebody: They win, then She wins
room big-room: The big room, then The small room
points -1: One less, then Some
points 1: Some, then One less
points 1.5: One and a half, then Some
points 5: Some, then One and a half
As of 0.11.0 Second argument to JSONToFTL must be string containing base FTL file.
END
)" ]
