#!/usr/bin/env bash
# fluent_conv 3.3.0 (npm), from Fluent to JavaScript and back: without a word it leaves out the attribute of "{ login.title }" and
# the argument of "{ -card(case: "dative") }", puts something else for the number in "{ 5 }", and takes the quotes from "{"{"}",
# so that the word between two braces is a message that doesn't exist. Empty texts, and a choice by an attribute of a term, can't
# be read any more afterwards.
# Expected: "fluent2js and js2fluent converter"; what one makes and the other undoes says the same.
# Seen: messages of a file, and of the same file there and back, by @fluent/bundle 0.19.1 (npm).
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts fluent_conv@3.3.0 @fluent/bundle@0.19.1
cat > cards.ftl <<'END'
-card =
    { $case ->
       *[nominative] Karte
        [dative] Karten
    }
    .gender = feminine
plain = { $n } Karten
dative = mit { -card(case: "dative") }
login = Log in
    .title = Please log in
title = { login.title }
five = { 5 } cards
brace = Type {"{"}n{"}"}
empty = {""}
choice =
    { -card.gender ->
       *[masculine] einer
        [feminine] eine
    }
END
cat > convert.mjs <<'END'
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { ftl2js, js2ftl } from "fluent_conv";
const { log } = console;
console.log = () => {};
const text = readFileSync("cards.ftl", "utf8");
const [before, after] = [text, js2ftl(ftl2js(text))].map((text) => {
  const bundle = new FluentBundle("de", { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return (id) => {
    const errors = [];
    const message = bundle.getMessage(id)?.value;
    if (message == null) return "no message";
    return [JSON.stringify(bundle.formatPattern(message, { n: 2 }, errors)), ...errors.map(({ message }) => message)].join(", ");
  };
});
for (const id of ["plain", "dative", "title", "five", "brace", "empty", "choice"]) log(`${id}: ${before(id)}; then ${after(id)}`);
END
seen="$(node convert.mjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
plain: "2 Karten"; then "2 Karten"
dative: "mit Karten"; then "mit Karte"
title: "Please log in"; then "Log in"
five: "5 cards"; then "cards"
brace: "Type {n}"; then "Type {n}", Unknown message: n
empty: ""; then no message
choice: "eine"; then no message
END
)" ]
