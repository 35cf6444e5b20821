#!/usr/bin/env bash
# doshomik 0.1.1 (Python) reads "-5" as 5: it drops the minus sign, though it writes one. A range, "1-5", is 6, because it
# adds what's on the two sides. So somebody who lost 1,25,000 points has won them once the text is read.
# Expected: `parse` reads what `format` wrote, or raises a ParseError, as it does for fractions ("result is not an
# integer") and for what isn't a number. "Parse and format South Asian numeric strings".
# Seen: "-১,২৫,০০০ 125000", "1-5 6", "৫-৭ 12".
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install doshomik==0.1.1
seen="$(env/bin/python - <<'END_PY'
import doshomik
for number in (125000, -125000, -5):
    written = doshomik.format(number)
    print(number, written, doshomik.parse(written))
for text in ("1-5", "৫-৭", "1.5", "five"):
    try:
        print(text, doshomik.parse(text))
    except doshomik.ParseError:
        print(text, "ParseError")
END_PY
)"
echo "$seen"
[ "$seen" = "$(cat <<'END_SEEN'
125000 ১,২৫,০০০ 125000
-125000 -১,২৫,০০০ 125000
-5 -৫ 5
1-5 6
৫-৭ 12
1.5 ParseError
five ParseError
END_SEEN
)" ]
