#!/usr/bin/env bash
# pluralize-es 1.0.0 (npm): Spanish words that end in -és, -ís or -ús stay as they are, so that the plural of "mes" and "país"
# is "mes" and "país"; those in -ón and -án keep an accent they mustn't have, and "papá" becomes "papaes". pluralize-ptbr 1.0.4
# (npm) makes all Portuguese words in -ão the same way: "mões" for hands, "pões" for breads; and "país" stays, too.
# Expected: "plural form of most spanish words": meses, países, autobuses, leones, papás; Portuguese: mãos, pães, irmãos,
# países, papéis. rosaenlg-pluralize-es 4.4.0 (npm) has most, but "paises" without the accent.
# Seen: the plurals.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts pluralize-es@1.0.0 rosaenlg-pluralize-es@4.4.0 pluralize-ptbr@1.0.4
cat > words.cjs <<'END'
const spanish = require("pluralize-es");
const other = require("rosaenlg-pluralize-es");
const portuguese = require("pluralize-ptbr");
for (const word of ["mes", "país", "autobús", "inglés", "avión", "león", "capitán", "papá"]) {
  console.log(`${word}: ${spanish(word)}, the other ${other(word)}`);
}
for (const word of ["avião", "mão", "pão", "irmão", "país", "papel"]) console.log(`${word}: ${portuguese(word)}`);
END
seen="$(node words.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
mes: mes, the other meses
país: país, the other paises
autobús: autobús, the other autobuses
inglés: inglés, the other ingleses
avión: aviones, the other aviones
león: leónes, the other leones
capitán: capitánes, the other capitanes
papá: papaes, the other papás
avião: aviões
mão: mões
pão: pões
irmão: irmões
país: país
papel: papeis
END
)" ]
