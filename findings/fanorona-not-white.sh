#!/usr/bin/env bash
# fanorona-aec 3.0.2 (Python): its first example fails at the import. What it installs is called "env", and there is no
# fanorona_aec. In an observation, the two planes for the pieces are upside down: a 1 is where there's no white or no black
# piece. So the middle of the board, which is empty, is 1 in both, and white's first row is 0 in white's plane.
# Expected: "from fanorona_aec import fanorona_v3", on its page; "white piece positions (1 if a piece exists in the
# corresponding index)", and the same for black, in its source.
# Seen: the error; the board at first; and what the two planes say about its rows, the first one at the bottom.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  fanorona-aec==3.0.2 numpy==2.2.6
seen="$(PYTHONPATH=py python3 -c 'from fanorona_aec import fanorona_v3' 2>&1 | tail -1
PYTHONPATH=py python3 - <<'END'
from env.fanorona_state import FanoronaState

state = FanoronaState()
state.reset()
print(state)
observation = state.get_observation("player_0")
for name, plane in (("white", 6), ("black", 7)):
    print(f"{name}:", *("".join(map(str, row)) for row in observation[:, :, plane]))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
ModuleNotFoundError: No module named 'fanorona_aec'
WWWWWWWWW/WWWWWWWWW/BWBW1BWBW/BBBBBBBBB/BBBBBBBBB W - - - 0
white: 000000000 000000000 101011010 111111111 111111111
black: 111111111 111111111 010110101 000000000 000000000
END
)" ]
