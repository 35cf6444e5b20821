#!/usr/bin/env bash
# plural 1.1.0 (npm) says "two dishs" and "two brushs", and has "clifves", "girafves" and "cheves": it has no rule for words in -sh,
# treats every -f and -fe like that of "wolf", even a double one, and most words in -o like "hero".
# Expected: "this library's aim is to convert most words into their plural form". These are regular: -es after -sh as after -ch, and
# -s for cliffs, chefs, giraffes and photos. pluralize 8.0.0 (npm) has them.
# Seen: some words, and those of the other package.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts plural@1.1.0 pluralize@8.0.0
cat > words.cjs <<'END'
const plural = require("plural"), pluralize = require("pluralize");
for (const word of ["card", "match", "dish", "brush", "wish", "wolf", "cliff", "sheriff", "chef", "reef", "giraffe", "cafe",
  "hero", "photo", "piano"]) console.log(`${word}: ${plural(word, 2)}, pluralize ${pluralize(word)}`);
END
seen="$(node words.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
card: cards, pluralize cards
match: matches, pluralize matches
dish: dishs, pluralize dishes
brush: brushs, pluralize brushes
wish: wishs, pluralize wishes
wolf: wolves, pluralize wolves
cliff: clifves, pluralize cliffs
sheriff: sherifves, pluralize sheriffs
chef: cheves, pluralize chefs
reef: reeves, pluralize reefs
giraffe: girafves, pluralize giraffes
cafe: caves, pluralize cafes
hero: heroes, pluralize heroes
photo: photoes, pluralize photos
piano: pianoes, pluralize pianos
END
)" ]
