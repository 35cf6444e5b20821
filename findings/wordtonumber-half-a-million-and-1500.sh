#!/usr/bin/env bash
# wordtonumber 1.1.0 (Python, imported as WordToNumber): "two million five hundred thousand", the first example of its README,
# is 2,501,500. The hundreds before "thousand" are counted once with it and once more without, and so is the "thousand". "One
# billion two million" is a million too many. A lone "five hundred thousand" is right, and so are lakhs and crores.
# Expected: 2,500,000, which the README has beside this example; the others are sums.
# Seen: the numbers read from some words.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install --no-deps wordtonumber==1.1.0
grep "two million five hundred thousand'))" env/lib/python3*/site-packages/wordtonumber-1.1.0.dist-info/METADATA > readme.txt
seen="$(cat readme.txt; env/bin/python - <<'END'
from WordToNumber import word_to_num

for words in ("five hundred thousand", "two million", "two million five hundred thousand", "one million two hundred thousand",
              "one million two thousand", "one million five hundred", "one billion two million", "two crore fifty lakh"):
    print(f"{words}: {word_to_num(words):,}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
print(word_to_num('two million five hundred thousand'))  # 2500000
five hundred thousand: 500,000
two million: 2,000,000
two million five hundred thousand: 2,501,500
one million two hundred thousand: 1,201,200
one million two thousand: 1,003,002
one million five hundred: 1,000,500
one billion two million: 1,003,000,002
two crore fifty lakh: 25,000,000
END
)" ]
