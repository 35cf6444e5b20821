#!/usr/bin/env bash
# text2number 0.1.3 (Python, English and Hindi numbers in words): after "two point five" has been read once, "five" is 0.5, in all
# later calls: it changes its list of words to read the part after the point, and the list is kept. Kept too is the language of
# the first call, so "ek lakh" in Hindi is 0 after any English. And in Hindi "do sau", two hundred, is 102.
# Expected: five is 5 whatever was read before; 100000; 200 (sau is a hundred, as its first list has it).
# Seen: the same words in turn, in a fresh start each for English first and for Hindi first.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps text2number==0.1.3
cat > read.py <<'END'
import sys
from text2number import text2integer

for line in sys.argv[1:]:
    language, words = line.split(": ")
    print(f"{line}:", text2integer().text2int(words, scales_use=language))
END
seen="$(PYTHONPATH=py python3 read.py "en: five" "en: two point five" "en: five" "en: twenty five" "hi: ek lakh" &&
  PYTHONPATH=py python3 read.py "hi: ek lakh" "hi: do sau" "hi: two hundred")"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
en: five: 5
Not found:  point
en: two point five: 2.5
en: five: 0.5
en: twenty five: 20.5
Not found:  ek
Not found:  lakh
hi: ek lakh: 0
hi: ek lakh: 100000
hi: do sau: 102
hi: two hundred: 102
SEEN
)" ]
