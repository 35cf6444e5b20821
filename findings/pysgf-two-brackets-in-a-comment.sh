#!/usr/bin/env bash
# pysgf 1.0.0 (Python, records of Go): a comment with "] [" in it comes back cut in two, each half with a stray backslash: it's
# split wherever one bracket closes and the next opens, also where the closing one is escaped. An escaped colon keeps its
# backslash, and "d4" in small letters is a TypeError, though "PASS" and "pass" are both taken.
# Expected: what it wrote itself, it reads (SGF: "\]" is a bracket of the text; a backslash before any sign means that sign);
# points in GTP are case-insensitive.
# Seen: comments before and after writing and reading, and points.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  pysgf==1.0.0 chardet==5.2.0
seen="$(PYTHONPATH=py python3 - <<'END'
from pysgf import GoGame, GoNode, Move

for comment in ["see [1] and [2]", "see [1] [2]", "a][b"]:
    node = GoNode(properties={"GM": "1", "C": comment})
    text = node.sgf()
    print(comment, "|", text, "|", GoGame.parse_sgf(text).get_list_property("C"))
print(GoGame.parse_sgf("(;GM[1]LB[dd:a\\:b]C[12\\:30])").sgf())
for point in ["D4", "PASS", "pass", "d4"]:
    try:
        print(point, Move.from_gtp(point))
    except TypeError as error:
        print(point, "TypeError:", error)
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
see [1] and [2] | (;GM[1]C[see [1\] and [2\]]) | ['see [1] and [2]']
see [1] [2] | (;GM[1]C[see [1\] [2\]]) | ['see [1\\', '2]']
a][b | (;GM[1]C[a\][b]) | ['a\\', 'b']
(;GM[1]LB[dd:a\\:b]C[12\\:30])
D4 Move(BD4)
PASS Move(Bpass)
pass Move(Bpass)
d4 TypeError: 'NoneType' object is not subscriptable
SEEN
)" ]
