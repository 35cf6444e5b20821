#!/usr/bin/env bash
# diro-py 0.1.1 (Python), dice and sums: it works from right to left. "10-2-3" is 11, as if it were 10-(2-3), and "8*2/4" is 0.
# In the rolls that it shows, brackets are lost, so 10-(2-3) and 10-2-3 look alike.
# Expected: arithmetic: from left to right, 5 and 4. The README's own example, 3D6K1+1*(10+1)*2=6+1*(10+1)*2=28, is arithmetic
# and keeps its brackets.
# Seen: what's shown and counted for some sums and for dice with one side.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install --no-deps diro-py==0.1.1
seen="$(env/bin/python - <<'END'
from diro import parse

for text in ("10-2+0", "2+3*4", "10-2-3", "(10-2)-3", "10-(2-3)", "10-2+3", "100-50-25", "8/2/2", "8*2/4", "20-3d1-1"):
    roll = parse(text)
    roll.roll()
    print(f"{text}: {roll.detail_expr()} = {roll.calc()}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
10-2+0: 10-2+0 = 8
2+3*4: 2+3*4 = 14
10-2-3: 10-2-3 = 11
(10-2)-3: 10-2-3 = 5
10-(2-3): 10-2-3 = 11
10-2+3: 10-2+3 = 5
100-50-25: 100-50-25 = 75
8/2/2: 8/2/2 = 8
8*2/4: 8*2/4 = 0
20-3d1-1: 20-3-1 = 18
END
)" ]
