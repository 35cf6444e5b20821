#!/usr/bin/env bash
# ordinal-numbers 1.0.3 (npm): 111 is the "111st", 112 the "112nd", 1013 the "1013rd": it knows eleven, twelve and thirteen
# only where nothing stands in front of them.
# Expected: "Add the ordinal indicator to a integer", and "13th" in its examples: 111th, 112th, 1013th, as in ordinalize 1.0.2
# (npm).
# Seen: here and there; then how many of the numbers from 1 to 10000 are different.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts ordinal-numbers@1.0.3 ordinalize@1.0.2
cat > places.cjs <<'END'
const ordinal = require("ordinal-numbers");
const ordinalize = require("ordinalize");
for (const place of [1, 13, 21, 101, 111, 112, 113, 121, 1013, 2511]) console.log(`${ordinal(place)}; there ${ordinalize(place)}`);
const different = Array.from({ length: 10000 }, (_, place) => place + 1).filter((place) => ordinal(place) !== ordinalize(place));
console.log(`${different.length} different, from ${different[0]}`);
END
seen="$(node places.cjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '1st; there 1st' '13th; there 13th' '21st; there 21st' '101st; there 101st' \
  '111st; there 111th' '112nd; there 112th' '113rd; there 113th' '121st; there 121st' '1013rd; there 1013th' \
  '2511st; there 2511th' '297 different, from 111')" ]
