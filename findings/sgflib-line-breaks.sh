#!/usr/bin/env bash
# sgflib 0.1.0 (Python), records of Go: a property that begins on a new line has the line feed in its name, so the size of
# the board or the players can't be asked for. In most files each stands on a line of its own. And a backslash before a
# character other than "]" or itself isn't taken away, and is doubled in writing, so that it's part of the comment for
# everybody from then on.
# Expected: in SGF FF[4] white space between properties is ignored, and after a backslash "any char" is taken as it is.
# sgfmill 1.1.1 reads the same so.
# Seen: the names, whether there is a size, and a comment with an escaped colon, as sgfmill reads the file and what's
# written.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install sgflib==0.1.0 sgfmill==1.1.1
seen="$(env/bin/python - <<'END'
from sgflib import SGFParser
from sgfmill.sgf import Sgf_game

record = "(;FF[4]GM[1]\nSZ[13]\nPB[Ann]\nPW[Ben]\n;B[dd]C[ko\\: see B])"
root = SGFParser(record).parse_collection()[0].sequence[0]
print("names:", [str(name) for name in root], "- size:", root.get("SZ"))
other = Sgf_game.from_string(record)
print("sgfmill:", other.get_root().properties(), "- size:", other.get_root().get("SZ"))

written = SGFParser(record).parse_collection()[0].sgf
print("comment:", other.get_last_node().get("C"), "- written again:", Sgf_game.from_string(written).get_last_node().get("C"))
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' "names: ['FF', 'GM', '\\nSZ', '\\nPB', '\\nPW'] - size: None" \
  "sgfmill: ['FF', 'GM', 'SZ', 'PB', 'PW', 'CA'] - size: 13" 'comment: ko: see B - written again: ko\: see B')" ]
