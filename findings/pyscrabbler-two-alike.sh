#!/usr/bin/env bash
# pyscrabbler 1.1.2 (Python), words from letters for Scrabble: whoever has two of a letter gets no word with one of it. It keeps
# a word only if the letter is in it exactly as often. With small letters it's never the same letter as in its list, which is
# in capitals, and then words come that need more than there are.
# Expected: all words that can be laid with the letters, "a list of potential words". It makes capitals of small letters itself,
# when it looks for the words.
# Seen: whether some words are found, with one A and two, and in small letters; and of its words from one A, how many are lost
# with a second A.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install pyscrabbler==1.1.2
seen="$(env/bin/python - <<'END'
import contextlib
import io

with contextlib.redirect_stdout(io.StringIO()):
    from pyscrabbler import getScrabbleWords

def found(letters):
    return {word for word, points in getScrabbleWords(letters)}

for letters in ("TRAINED", "TRAINEDA", "trained"):
    words = found(letters)
    print(f"{letters}:", *(f"{word} {'yes' if word in words else 'no'}" for word in ("TRAIN", "RETINA", "AREA", "DEED")))
one, two = found("TRAINED"), found("TRAINEDA")
print(f"with one A {len(one)} words, {len(one - two)} of them lost with two, {sum('A' in word for word in one)} have an A")
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'TRAINED: TRAIN yes RETINA yes AREA no DEED no' 'TRAINEDA: TRAIN no RETINA no AREA yes DEED no' \
  'trained: TRAIN yes RETINA yes AREA yes DEED yes' 'with one A 241 words, 152 of them lost with two, 152 have an A')" ]
