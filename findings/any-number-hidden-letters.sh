#!/usr/bin/env bash
# any-number-to-words 2.0.5 (npm), Hindi: five of the numbers below a hundred end with a character that can't be seen, a zero
# width space (U+200B): 49, 51, 54, 66 and 67, and all larger numbers with them. So these words aren't equal to the same words
# typed by hand, and a search doesn't find them.
# Expected: उनचास for 49, which is what n2words 4.0.0 (npm) has; no letter of Hindi is a zero width space. Its Bengali has
# none.
# Seen: the numbers below a hundred that have one, in Hindi and in Bengali; how many up to ten thousand; and 49 as text.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts any-number-to-words@2.0.5 n2words@4.0.0
cat > words.mjs <<'END'
import words from "any-number-to-words";
import { toCardinal } from "n2words/hi-IN";
const numbers = (below) => Array.from({ length: below }, (_, number) => number);
for (const locale of ["hiIN", "bnBD"]) {
  const converter = new words.Converter(words[locale]);
  const hidden = (number) => converter.toWords(number).includes("\u200b");
  console.log(`${locale}: ${numbers(100).filter(hidden).join(" ") || "none"}; ${numbers(10000).filter(hidden).length} below ten thousand`);
}
const hindi = new words.Converter(words.hiIN).toWords(49);
console.log(`49: ${hindi.length} characters, "${hindi.replace("\u200b", "[U+200B]")}"; there ${toCardinal(49).length}, "${toCardinal(49)}"`);
END
seen="$(node words.mjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'hiIN: 49 51 54 66 67; 500 below ten thousand' 'bnBD: none; 0 below ten thousand' \
  '49: 6 characters, "उनचास[U+200B]"; there 5, "उनचास"')" ]
