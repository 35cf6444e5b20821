#!/usr/bin/env bash
# python-bidi 0.6.12 (Python) has the algorithm twice, and each half lacks something. `bidi.get_display` (in Rust) doesn't mirror
# brackets: in a right-to-left line "علی (5)" is shown as ")5(" with its brackets turned outwards. `bidi.algorithm.get_display`
# (in Python) mirrors them, but knows no isolates: FSI, which Fluent puts around each name and number, is an AssertionError.
# Expected: Unicode's bidirectional algorithm (UAX 9) has both, mirroring as its rule L4 and isolates since 2013. Its page calls the
# first the newer one, "albeit with some missing", without a word on which cases. bidi-js 1.0.3 (npm) does both.
# Seen: ")5(" from the first, "(5)" from the second and from bidi-js; "FSI not allowed here" from the second.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts bidi-js@1.0.3
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install python-bidi==0.6.12
cat > lines.py <<'END'
from bidi import get_display
from bidi.algorithm import get_display as python_get_display

for text in ("علی (5)", "\u2068علی\u2069 (5)"):
    for name, display in (("bidi", get_display), ("bidi.algorithm", python_get_display)):
        try:
            print(f"{name}: {ascii(display(text, base_dir='R'))}")
        except AssertionError as error:
            print(f"{name}: {error}")
END
cat > lines.cjs <<'END'
const bidi = require("bidi-js")();
for (const text of ["علی (5)", "\u2068علی\u2069 (5)"]) {
  const shown = bidi.getReorderedString(text, bidi.getEmbeddingLevels(text, "rtl"));
  console.log(`bidi-js: '${shown.replace(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt().toString(16).padStart(4, "0")}`)}'`);
}
END
seen="$(env/bin/python lines.py
node lines.cjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' "bidi: ')5( \\u06cc\\u0644\\u0639'" "bidi.algorithm: '(5) \\u06cc\\u0644\\u0639'" \
  "bidi: ')5( \\u2069\\u06cc\\u0644\\u0639\\u2068'" 'bidi.algorithm: FSI not allowed here' \
  "bidi-js: '(5) \\u06cc\\u0644\\u0639'" "bidi-js: '(5) \\u2069\\u06cc\\u0644\\u0639\\u2068'")" ]
