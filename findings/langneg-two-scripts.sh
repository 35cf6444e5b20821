#!/usr/bin/env bash
# @fluent/langneg 0.7.0 (npm): where a language has texts in two scripts, whoever asks for a region gets the script that
# stands first among those available. With Gurmukhi first, a reader in Pakistan (pa-PK) gets Gurmukhi; with the Arabic
# script first, a reader in India gets that. Its own likely subtags have Chinese by region, but neither Punjabi nor Serbian.
# Expected: its steps are named after CLDR's likely subtags, and those say pa-Arab-PK, pa-Guru-IN and sr-Cyrl-RS, as Node's
# Intl.Locale does. @formatjs/intl-localematcher 0.10.1 and langcodes 3.5.1 (Python) choose so, in any order.
# Seen: the script of pa-IN, pa-PK, sr-RS and zh-TW, with the available ones in one order and in the other.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @fluent/langneg@0.7.0 @formatjs/intl-localematcher@0.10.1
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install langcodes==3.5.1
cat > choose.mjs <<'END'
import { negotiateLanguages } from "@fluent/langneg";
import { match } from "@formatjs/intl-localematcher";
const available = ["pa-Guru", "pa-Arab", "sr-Cyrl", "sr-Latn", "zh-Hans", "zh-Hant"];
const requested = ["pa-IN", "pa-PK", "sr-RS", "zh-TW"];
const say = (name, choose) => console.log(name, ...requested.map((locale) => choose(locale).slice(3)));
for (const order of [available, available.toReversed()]) {
  say("@fluent/langneg", (locale) => negotiateLanguages([locale], order, { strategy: "lookup", defaultLocale: "en" })[0]);
  say("intl-localematcher", (locale) => match([locale], order, "en"));
}
say("CLDR", (locale) => new Intl.Locale(locale).maximize().toString().slice(0, 7));
END
cat > choose.py <<'END'
from langcodes import closest_match
available = ["pa-Guru", "pa-Arab", "sr-Cyrl", "sr-Latn", "zh-Hans", "zh-Hant"]
for order in (available, available[::-1]):
    print("langcodes", *[closest_match(locale, order)[0][3:] for locale in ("pa-IN", "pa-PK", "sr-RS", "zh-TW")])
END
seen="$(node choose.mjs
env/bin/python choose.py)"
echo "$seen"
right='Guru Arab Cyrl Hant'
[ "$seen" = "$(printf '%s\n' '@fluent/langneg Guru Guru Cyrl Hant' "intl-localematcher $right" \
  '@fluent/langneg Arab Arab Latn Hant' "intl-localematcher $right" "CLDR $right" "langcodes $right" "langcodes $right")" ]
