#!/usr/bin/env bash
# vnnum2word 0.3.0 (Python), numbers in Vietnamese words, "more accurate and natural": minus one is "mười chín", nineteen, and
# minus five fifteen, since it counts from the end of a list; from minus twenty-one on it's an IndexError. A hundred trillion and
# a thousand trillion are the same words. And 3.05 is "ba phẩy năm", as 3.5: two digits after the comma are a number, five.
# Expected: "âm một" for minus one; other words for ten times as much; and the zero said ("ba phẩy không năm"). An amount below
# zero is read out as what somebody has.
# Seen: the words for nine numbers, and for an amount in a sentence.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install vnnum2word==0.3.0
seen="$(env/bin/python - <<'END'
from vnnum2word import convert_number, convert_string

for number in (19, -1, 15, -5, -25, 3.5, 3.05, 10**14, 10**15):
    try:
        print(f"{number}: {convert_number(number)}")
    except IndexError as error:
        print(f"{number}: {type(error).__name__}")
print(convert_string("giá 3,05 đồng"))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
19: mười chín
-1: mười chín
15: mười lăm
-5: mười lăm
-25: IndexError
3.5: ba phẩy năm
3.05: ba phẩy năm
100000000000000: một trăm nghìn tỷ
1000000000000000: một trăm nghìn tỷ
giá ba phẩy năm đồng
END
)" ]
