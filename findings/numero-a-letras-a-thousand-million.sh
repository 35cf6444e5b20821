#!/usr/bin/env bash
# numero-a-letras 1.0.6 and @vigilio/numeros-a-letras 0.0.7 (npm), numbers in Spanish words: from a thousand million on the millions are
# lost. 1,000,000,000 pesos are "Millones de Pesos", and so are two thousand million; 1,234,567,890 begins with "Treinta y Cuatro
# Millones". The second one also has "NOVECIENTO" for 900, without its S, and "UN MILLON DE UN" for a million and one.
# Expected: 1,000,000,000 is "mil millones", 900 "novecientos". conversor-numero-a-letras-es-ar 1.0.3 (npm) has both.
# Seen: some numbers in all three.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts numero-a-letras@1.0.6 @vigilio/numeros-a-letras@0.0.7 conversor-numero-a-letras-es-ar@1.0.3
cat > letras.cjs <<'END'
const { NumerosALetras } = require("numero-a-letras");
const vigilio = require("@vigilio/numeros-a-letras").default;
const { conversorNumerosALetras } = require("conversor-numero-a-letras-es-ar");
const right = new conversorNumerosALetras();
const one = (text) => text.replace(/\s+/g, " ").trim();
for (const number of [800, 900, 58225, 1000000, 1000001, 999000000, 1000000000, 2000000000, 1234567890])
  console.log(`${number}: ${one(NumerosALetras(number))}; ${one(vigilio(number))}; right ${right.convertToText(number)}`);
END
seen="$(node letras.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
800: Ochocientos Pesos 00/100 M.N.; OCHOCIENTOS; right ochocientos
900: Novecientos Pesos 00/100 M.N.; NOVECIENTO; right novecientos
58225: Cincuenta y Ocho Mil Doscientos Veinticinco Pesos 00/100 M.N.; CINCUENTA Y OCHO MIL DOSCIENTOS VEINTICINCO; right cincuenta y ocho mil doscientos veinticinco
1000000: Un Millón de Pesos 00/100 M.N.; UN MILLON DE; right un millón
1000001: Un Millón de Un Pesos 00/100 M.N.; UN MILLON DE UN; right un millón uno
999000000: Novecientos Noventa y Nueve Millones de Pesos 00/100 M.N.; NOVECIENTO NOVENTA Y NUEVE MILLONES DE; right novecientos noventa y nueve millones
1000000000: Millones de Pesos 00/100 M.N.; MILLONES DE; right mil millones
2000000000: Millones de Pesos 00/100 M.N.; MILLONES DE; right dos mil millones
1234567890: Treinta y Cuatro Millones de Quinientos Sesenta y Siete Mil Ochocientos Noventa Pesos 00/100 M.N.; TREINTA Y CUATRO MILLONES DE QUINIENTOS SESENTA Y SIETE MIL OCHOCIENTOS NOVENTA; right mil doscientos treinta y cuatro millones quinientos sesenta y siete mil ochocientos noventa
END
)" ]
