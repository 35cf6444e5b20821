#!/usr/bin/env bash
# durations_nlp 1.0.1 (Python): `valid_duration` says yes to "hello", to "5" and to nothing at all, which are 0 seconds. Numbers
# and words are put in pairs, and what is left over is thrown away. So "1 hour 30" is 1 hour, and "2 days ago" 2 days ahead.
# For a word that it doesn't know it says no at the end, and raises an error before that. "1.5h" is an hour and a half, and
# "1.5 h" an error.
# Expected: True or False, and True for what its README describes: pairs of value and scale, where "a value is an integer
# amount".
# Seen: what `valid_duration` says, and the seconds.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps durations-nlp==1.0.1
seen="$(PYTHONPATH=py python3 - <<'END'
from durations_nlp import Duration
from durations_nlp.helpers import valid_duration

def answer(function, text):
    try:
        return function(text)
    except Exception as error:
        return type(error).__name__

for text in ("2 days and 4 hours", "hello", "5", "", "1 hour 30", "2 days ago", "3 apples", "3 apples 2 hours", "1.5h", "1.5 h"):
    print(f'"{text}"', answer(valid_duration, text), answer(lambda text: Duration(text).to_seconds(), text))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
"2 days and 4 hours" True 187200.0
"hello" True 0.0
"5" True 0.0
"" True 0.0
"1 hour 30" True 3600.0
"2 days ago" True 172800.0
"3 apples" False ScaleFormatError
"3 apples 2 hours" InvalidTokenError InvalidTokenError
"1.5h" True 5400.0
"1.5 h" InvalidTokenError InvalidTokenError
END
)" ]
