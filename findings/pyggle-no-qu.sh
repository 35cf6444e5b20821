#!/usr/bin/env bash
# pyggle 1.2.0 (Python), Boggle: by the official rules no word with a Q is ever found. Where a Q lies it asks for the two
# letters "qu" in a tree of words whose steps are single letters. Its slower way, `solve_dfs`, finds them.
# Expected: "The letter 'Q' is now represented as 'Qu'", as its page says of `official=True`.
# Seen: the words of two boards with a Q, without the official rules and with them, in both ways.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install pyggle==1.2.0
seen="$(env/bin/python - <<'END'
from pyggle import Boggle

words = ["quit", "quits", "quiet", "sit", "seat", "qi", "qis"]
for official in (False, True):
    for board in (["q", "i", "t"], ["e", "s", "a"]), (["q", "e", "a"], ["i", "t", "s"]):
        boggle = Boggle(list(board), words, official)
        print("official:" if official else "otherwise:", " ".join(sum(board, [])), "-", *sorted(boggle.solve()),
              "- and slowly", *sorted(boggle.solve_dfs()))
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'otherwise: q i t e s a - qi qis sit - and slowly qi qis sit' \
  'otherwise: q e a i t s - qi seat - and slowly qi seat' 'official: q i t e s a - sit - and slowly quit quits sit' \
  'official: q e a i t s - seat - and slowly quiet quit quits seat')" ]
