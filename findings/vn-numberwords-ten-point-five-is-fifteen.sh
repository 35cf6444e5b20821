#!/usr/bin/env bash
# vn-numberwords 0.2.0 (Python), Vietnamese: what it writes with a decimal point ("phẩy") or a minus ("âm") it reads back
# without. 3.5, "ba phẩy năm", is 35; 10.05 is written as "mười phẩy năm", which is ten point five, and read as 15.
# Expected: the same number. "Convert numbers to Vietnamese words and Vietnamese words to numbers", the README; and 10.05 is
# "mười phẩy không năm", with its nought.
# Seen: numbers, their words, and the number read from these.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install --no-deps vn-numberwords==0.2.0
seen="$(env/bin/python - <<'END'
from vn_numberwords import number_to_words, words_to_number

for number in (35, 1234, 3.5, 10.5, 10.05, 12.75, 0.25, -5):
    words = number_to_words(number)
    print(f"{number}: {words}: {words_to_number(words)}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
35: ba mươi lăm: 35
1234: một nghìn hai trăm ba mươi bốn: 1234
3.5: ba phẩy năm: 35
10.5: mười phẩy năm: 15
10.05: mười phẩy năm: 15
12.75: mười hai phẩy bảy mươi năm: 75
0.25: không phẩy hai mươi lăm: 25
-5: âm năm: 5
END
)" ]
