#!/usr/bin/env bash
# number-in-letters 0.5.0 (npm), in its Belgian French, says "septante" for 70 and then "soixante et onze" for 71, and the same
# with 90 and 91 to 99: French numbers of France, one higher than a set of seventy that it doesn't use. In both, 21 is
# "vingt-un". In Italian it says "due cento" and "tre mila", in Spanish "mil ciento" for 1100. And in English minus five is
# "undefined-five".
# Expected: Belgian: septante et un, septante-cinq, nonante et un; French: vingt et un; Italian: duecento, tremila in one word;
# Spanish: mil cien (100 is "cien" before nothing, as it has for 100 itself). n2words 4.0.0 (npm) has them.
# Seen: numbers in a language here and there.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts number-in-letters@0.5.0 n2words@4.0.0
cat > words.mjs <<'END'
import here from "number-in-letters";
import { toCardinal as belgian } from "n2words/fr-BE";
import { toCardinal as french } from "n2words/fr-FR";
import { toCardinal as italian } from "n2words/it-IT";
import { toCardinal as spanish } from "n2words/es-ES";
import { toCardinal as english } from "n2words/en-US";
const languages = { bl: [belgian, 70, 71, 75, 90, 91, 99], fr: [french, 21, 61, 71], it: [italian, 200, 203, 3000], es: [spanish, 100, 1100], en: [english, 5, -5] };
for (const [lang, [there, ...numbers]] of Object.entries(languages)) {
  for (const number of numbers) {
    console.log(`${lang} ${number}: ${here(number, { lang })}, there ${there(number)}`);
  }
}
END
seen="$(node words.mjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'bl 70: septante, there septante' 'bl 71: soixante et onze, there septante et un' \
  'bl 75: soixante-quinze, there septante-cinq' 'bl 90: nonante, there nonante' \
  'bl 91: quatre-vingt-onze, there nonante et un' 'bl 99: quatre-vingt-dix-neuf, there nonante-neuf' \
  'fr 21: vingt-un, there vingt et un' 'fr 61: soixante-un, there soixante et un' \
  'fr 71: soixante et onze, there soixante et onze' 'it 200: due cento, there duecento' \
  'it 203: due cento tre, there duecentotré' 'it 3000: tre mila, there tremila' 'es 100: cien, there cien' \
  'es 1100: mil ciento, there mil cien' 'en 5: five, there five' 'en -5: undefined-five, there minus five')" ]
