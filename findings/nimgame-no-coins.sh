#!/usr/bin/env bash
# nimgame 0.1.15 (Python), the game of Nim: no coins can be taken, and then it's the other's turn, so one passes, and with a
# number below zero a heap grows. Who is about to lose passes, and wins; the computer's sums are right only for a game without
# passing. And the first example of its documentation, `nim.do_move(nim.Move('b', 4))`, is an AttributeError.
# Expected: its own rules: "At least 1 coin must be taken", and "check for illegal moves"; more than there are it refuses.
# Seen: the heaps and who's next after no coins, after three less than none, and after too many; and the example.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install nimgame==0.1.15 setuptools==75.8.0
seen="$(env/bin/python -W ignore - <<'END'
import nimgame

nim = nimgame.Nim(error_rate=0)
nim.setup_heaps([3, 4, 5])
nim.set_start(myturn=True)
print(nim.heaps, nim.activeplayer)
for move in (lambda: nimgame.Move("a", 0), lambda: nimgame.Move("a", -3), lambda: nimgame.Move("a", 9), lambda: nim.Move("b", 4)):
    try:
        nim.do_move(move())
        print(nim.heaps, nim.activeplayer)
    except (AttributeError, ValueError) as error:
        print(f"{type(error).__name__}: {error}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
[3, 4, 5] Player
[3, 4, 5] Computer
[6, 4, 5] Player
ValueError: Heap(A) only has 6 coin(s), cannot remove 9
AttributeError: 'Nim' object has no attribute 'Move'
END
)" ]
