#!/usr/bin/env bash
# @ultraq/icu-message-formatter 0.15.2 (npm): without a space after the comma it takes the type for another one: the type of
# "{n,plural,one{…}}" is "lural", and the number alone comes out. With spaces inside the braces, "{ n }", nothing does. "=1" is
# looked at only if there's no "one". And 1.5 is one: it drops what follows the point, for the word and for the number itself.
# Expected: "Format ICU message syntax strings"; there spaces are allowed around each part and needed nowhere, and "=value is used
# to match a specific value regardless of the plural categories". @messageformat/core 3.4.1 (npm) does all that.
# Seen: some messages for some values, here and there.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @ultraq/icu-message-formatter@0.15.2 @messageformat/core@3.4.1
cat > messages.mjs <<'END'
import { MessageFormatter, pluralTypeHandler, selectTypeHandler } from "@ultraq/icu-message-formatter";
import MessageFormat from "@messageformat/core";
const number = (value, options, locale) => new Intl.NumberFormat(locale).format(value);
const here = new MessageFormatter("en", { plural: pluralTypeHandler, select: selectTypeHandler, number });
const there = new MessageFormat("en");
for (const [message, ...values] of [
  ["{n, plural, one {# card} other {# cards}}", { n: 1 }, { n: 1.5 }, { n: 2 }],
  ["{n,plural,one{# card}other{# cards}}", { n: 2 }],
  ["{n, plural, =1 {the last card} one {# card} other {# cards}}", { n: 1 }],
  ["{who, select, you {You win} other {Somebody wins}}", { who: "you" }],
  ["{who,select,you{You win}other{Somebody wins}}", { who: "you" }],
  ["{ who } won", { who: "Ann" }],
]) {
  console.log(message);
  for (const value of values) {
    console.log(`  ${JSON.stringify(value)}: "${here.format(message, value)}", there "${there.compile(message)(value)}"`);
  }
}
END
seen="$(node messages.mjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
{n, plural, one {# card} other {# cards}}
  {"n":1}: "1 card", there "1 card"
  {"n":1.5}: "1 card", there "1.5 cards"
  {"n":2}: "2 cards", there "2 cards"
{n,plural,one{# card}other{# cards}}
  {"n":2}: "2", there "2 cards"
{n, plural, =1 {the last card} one {# card} other {# cards}}
  {"n":1}: "1 card", there "the last card"
{who, select, you {You win} other {Somebody wins}}
  {"who":"you"}: "You win", there "You win"
{who,select,you{You win}other{Somebody wins}}
  {"who":"you"}: "you", there "You win"
{ who } won
  {"who":"Ann"}: " won", there "Ann won"
END
)" ]
