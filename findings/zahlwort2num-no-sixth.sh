#!/usr/bin/env bash
# zahlwort2num 1.0.1 (Python), German number words to numbers: of the ordinals it doesn't know "sechste", the sixth, nor any with
# it, like "einhundertsechste". "einhundertachte" is a TypeError, since the eighth is kept as a text. And "zwei und zwanzig",
# written in three words as speech recognition and children write it, is 0.1: "und" makes a fraction, two twentieths.
# Expected: "incl. ordinal numbers"; num2words 0.5.14 (Python), which it calls its complement, writes these; and 22. Nobody says
# a fraction with "und".
# Seen: which ordinals up to 120 it can't read, as num2words writes them, and what four texts are.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install zahlwort2num==1.0.1 num2words==0.5.14
seen="$(env/bin/python - <<'END'
from num2words import num2words
from zahlwort2num import convert

def read(text):
    try:
        return convert(text)
    except (TypeError, ValueError) as error:
        return type(error).__name__

for number in range(1, 121):
    words = num2words(number, lang="de", to="ordinal")
    if read(words) != f"{number}.":
        print(f"{number}., {words}: {read(words)}")
for text in ("zweiundzwanzig", "zwei und zwanzig", "fünf und fünfzig", "drei viertel"):
    print(f"{text}: {read(text)}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
6., sechste: ValueError
106., einhundertsechste: ValueError
108., einhundertachte: TypeError
zweiundzwanzig: 22
zwei und zwanzig: 0.1
fünf und fünfzig: 0.1
drei viertel: 0.75
END
)" ]
