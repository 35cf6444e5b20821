#!/usr/bin/env bash
# roman-numbers 1.0.2 (npm) can't read every sixth of the numbers that it writes: XLI is 61, XCIII is 113, CDXX is 620. Where a
# smaller sign stands before a larger one and more follows, it often isn't taken away. XL alone, XLIV and XLVI are right.
# Expected: what `arabToRoman` wrote, and `isValidRoman` calls valid, is read by `romanToArab` as the same number. deromanize 1.0.0
# (npm) reads all of them.
# Seen: some numbers written and read; how many of 1 to 3999 come back as another number, here and there.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts roman-numbers@1.0.2 deromanize@1.0.0
cat > roman.cjs <<'END'
const { arabToRoman, isValidRoman, romanToArab } = require("roman-numbers");
const deromanize = require("deromanize");
for (const number of [9, 40, 41, 44, 45, 46, 93, 420, 1991, 2026, 2041]) {
  const roman = arabToRoman(number);
  console.log(`${number}: ${roman}, valid ${isValidRoman(roman)}, read ${romanToArab(roman)}`);
}
const all = Array.from({ length: 3999 }, (_, at) => at + 1);
console.log(`another number: ${all.filter((number) => romanToArab(arabToRoman(number)) !== number).length}, ` +
  `with deromanize ${all.filter((number) => deromanize(arabToRoman(number)) !== number).length}`);
END
seen="$(node roman.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
9: IX, valid true, read 9
40: XL, valid true, read 40
41: XLI, valid true, read 61
44: XLIV, valid true, read 44
45: XLV, valid true, read 65
46: XLVI, valid true, read 46
93: XCIII, valid true, read 113
420: CDXX, valid true, read 620
1991: MCMXCI, valid true, read 2211
2026: MMXXVI, valid true, read 2026
2041: MMXLI, valid true, read 2061
another number: 640, with deromanize 0
END
)" ]
