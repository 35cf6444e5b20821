#!/usr/bin/env bash
# convert-rupees-into-words 1.0.6 (npm): where there's a lakh and less than a thousand above it, a thousand comes in: 100001
# is "One Lakh Thousand One", which reads as 101001; and 10000001 is a crore, a lakh, a thousand and one. And "One" is missing
# in front of a hundred that stands alone, so that 1100 is "One Thousand Hundred".
# Expected: "Converts Indian Rupees value from numbers to words": One Lakh One, as number2text 1.1.0 (npm) says for the same
# numbers.
# Seen: here and there.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts convert-rupees-into-words@1.0.6 number2text@1.1.0
cat > rupees.cjs <<'END'
const convert = require("convert-rupees-into-words");
const numberToText = require("number2text");
for (const rupees of [1001, 1100, 1101, 100001, 100500, 101001, 10000001, 10000100, 10100000])
  console.log(`${rupees}: ${convert(rupees)}; there ${numberToText(rupees)}`);
END
seen="$(node rupees.cjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '1001: One Thousand One Rupees; there One Thousand One' \
  '1100: One Thousand Hundred Rupees; there One Thousand One Hundred' \
  '1101: One Thousand One Hundred One Rupees; there One Thousand One Hundred One' \
  '100001: One Lakh Thousand One Rupees; there One Lakh One' \
  '100500: One Lakh Thousand Five Hundred Rupees; there One Lakh Five Hundred' \
  '101001: One Lakh One Thousand One Rupees; there One Lakh One Thousand One' \
  '10000001: One Crore Lakh Thousand One Rupees; there One Crore One' \
  '10000100: One Crore Lakh Thousand Hundred Rupees; there One Crore One Hundred' \
  '10100000: One Crore One Lakh Rupees; there One Crore One Lakh')" ]
