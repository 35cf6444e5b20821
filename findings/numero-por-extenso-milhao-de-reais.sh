#!/usr/bin/env bash
# numero-por-extenso 1.0.8 (npm), amounts in Portuguese words: a million is "um milhão reais", without the "de" that belongs
# there; no money is an empty text; and half a percent is "zero vírgula cinco décimos por cento", nought point five tenths.
# Expected: "um milhão de reais", "zero real" or "zero reais", "zero vírgula cinco por cento" or "cinco décimos por cento".
# extenso 2.1.0 (npm) has the first two.
# Seen: amounts here and there, and percents.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts numero-por-extenso@1.0.8 extenso@2.1.0
cat > words.mjs <<'END'
import extenso from "extenso";
import numero from "numero-por-extenso";
for (const amount of [0, 0.01, 1, 2, 1000, 1000000, 2000000, 1000001]) {
  const here = numero.porExtenso(amount, numero.estilo.monetario);
  console.log(`${amount}: "${here}", there "${extenso(`${amount}`.replace(".", ","), { mode: "currency" })}"`);
}
for (const percent of [1, 0.5, 1.5, 2.25]) console.log(`${percent}: ${numero.porExtenso(percent, numero.estilo.porcentagem)}`);
END
seen="$(node words.mjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
0: "", there "zero centavos"
0.01: "um centavo", there "um centavo"
1: "um real", there "um real"
2: "dois reais", there "dois reais"
1000: "um mil reais", there "mil reais"
1000000: "um milhão reais", there "um milhão de reais"
2000000: "dois milhões reais", there "dois milhões de reais"
1000001: "um milhão e um reais", there "um milhão e um reais"
1: um por cento
0.5: zero vírgula cinco décimos por cento
1.5: um vírgula cinco décimos por cento
2.25: dois vírgula vinte e cinco centésimos por cento
END
)" ]
