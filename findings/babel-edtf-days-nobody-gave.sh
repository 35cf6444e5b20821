#!/usr/bin/env bash
# babel-edtf 1.2.2 (Python): from the year 2004 to 4 March 2005 becomes "Jan 1, 2004 – Mar 4, 2005". The end that's known better
# decides how both are written, and the other gets a day that nobody gave: a year at the end becomes 31 December. Alone, or
# with another year, it stays a year.
# Expected: the year 2004, as it was given: "EDTF is a syntax for specifying imprecise dates".
# Seen: dates and spans, in English and in German's short form.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  babel-edtf==1.2.2 babel==2.16.0 edtf==5.0.1 pyparsing==3.2.3 python-dateutil==2.9.0.post0 six==1.17.0
seen="$(PYTHONPATH=py python3 - <<'END'
from babel_edtf import format_edtf

for text in ("2004", "2004-06", "2004/2005", "2004/2005-03", "2004/2005-03-04", "2004-02-01/2005", "2004-06-01/2005-07"):
    print(text, "is", format_edtf(text, "long", locale="en").replace("\u2009", " "), "or",
          format_edtf(text, "short", locale="de").replace("\u2009", " "))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
2004 is 2004 or 2004
2004-06 is June 2004 or 6/2004
2004/2005 is 2004 – 2005 or 2004–2005
2004/2005-03 is January 2004 – March 2005 or 1/2004 – 3/2005
2004/2005-03-04 is Jan 1, 2004 – Mar 4, 2005 or 01.01.2004 – 04.03.2005
2004-02-01/2005 is Feb 1, 2004 – Dec 31, 2005 or 01.02.2004 – 31.12.2005
2004-06-01/2005-07 is Jun 1, 2004 – Jul 31, 2005 or 01.06.2004 – 31.07.2005
END
)" ]
