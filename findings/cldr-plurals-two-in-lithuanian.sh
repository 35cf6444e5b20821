#!/usr/bin/env bash
# cldr-plurals 1.0.0 (npm) has the rule of Lithuanian the wrong way round: 12 to 19 are "few", 2 to 9 and 22 to 29 are "other". A
# text with forms for them says "2 kortų" for "2 kortos", "2 cards", and "12 kortos" for "12 kortų".
# Expected: "provides logic from the Unicode Common Locale Data Repository", where 2 to 9, 22 to 29 and so on are "few", but not 12 to
# 19. Intl.PluralRules of Node.js has it so. In Polish, Russian and Czech it's right.
# Seen: forms of some numbers, and how many of 0 to 200 differ from Intl, for four languages.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts cldr-plurals@1.0.0
cat > cards.cjs <<'END'
const { CLDR } = require("cldr-plurals");
const cards = { one: "korta", few: "kortos", other: "kortų" }, intl = new Intl.PluralRules("lt");
for (const count of [1, 2, 9, 10, 11, 12, 19, 20, 21, 22, 30])
  console.log(`${count} ${cards[CLDR.pluralForm(count, "lt")]}, right ${cards[intl.select(count)]}`);
for (const language of ["lt", "pl", "ru", "cs"]) {
  const rules = new Intl.PluralRules(language);
  const other = Array.from({ length: 201 }, (_, count) => count).filter((count) => CLDR.pluralForm(count, language) !== rules.select(count));
  console.log(`${language}: ${other.length} of 201 differ`);
}
END
seen="$(node cards.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
1 korta, right korta
2 kortų, right kortos
9 kortų, right kortos
10 kortų, right kortų
11 kortų, right kortų
12 kortos, right kortų
19 kortos, right kortų
20 kortų, right kortų
21 korta, right korta
22 kortų, right kortos
30 kortų, right kortų
lt: 160 of 201 differ
pl: 0 of 201 differ
ru: 0 of 201 differ
cs: 0 of 201 differ
END
)" ]
