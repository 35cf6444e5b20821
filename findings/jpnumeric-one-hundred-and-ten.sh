#!/usr/bin/env bash
# jpnumeric 0.1.1 (Python), numbers written in Japanese: 百十, 110, is read as 100, and 百十五, 115, as 105. In Japanese the
# one before ten, hundred and thousand is left out. At the beginning of a number it's put in as 1, but after something else as
# 0. In a sentence the 110th time is the 100th.
# Expected: 110 and 115. It writes of "converting numbers with Chinese characters to int", and reads 十 as 10 and 百 as 100.
# Seen: numbers, with 1 left out and with 1 written, and a sentence.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps jpnumeric==0.1.1
seen="$(PYTHONPATH=py python3 - <<'END'
from jpnumeric import replace_jpnumeric_int, to_int

for short, full in (("十", "一十"), ("百", "一百"), ("百十", "一百一十"), ("百十五", "一百一十五"), ("二百十三", "二百一十三"),
                    ("千百", "一千一百"), ("千九百十八", "一千九百一十八"), ("三十万百十", "三十万一百一十")):
    print(short, to_int(short), "and", full, to_int(full))
print(replace_jpnumeric_int("第百十回"))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
十 10 and 一十 10
百 100 and 一百 100
百十 100 and 一百一十 110
百十五 105 and 一百一十五 115
二百十三 203 and 二百一十三 213
千百 1000 and 一千一百 1100
千九百十八 1908 and 一千九百一十八 1918
三十万百十 300100 and 三十万一百一十 300110
第100回
END
)" ]
