#!/usr/bin/env bash
# tourneyket 1.0.1 (Python): printing a finished knock-out cup throws it away. `print_bracket()` takes the names out of the
# bracket as it prints them, so afterwards every round is empty, and so is the list of players that was handed in at the start.
# Expected: a look at the bracket changes nothing: `bracket` is "the full, played out bracket, in list form", whose last list
# holds "the ultimate winner", and can be read or printed again.
# Seen: the rounds and the caller's own list before and after one print, and what the second print says.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps tourneyket==1.0.1
seen="$(PYTHONPATH=py python3 - <<'END'
from tourneyket import Bracket

players = ["Ann", "Ben", "Cas", "Dot"]
cup = Bracket(players)
cup.play_out_bracket(pick_winner=min)
print("before:", cup.bracket, "players:", players)
cup.print_bracket(spaces=8)
print("after: ", cup.bracket, "players:", players)
try:
    cup.print_bracket(spaces=8)
except Exception as error:
    print("again: ", type(error).__name__, error)
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
before: [['Ann', 'Ben', 'Cas', 'Dot'], ['Ann', 'Cas'], ['Ann']] players: ['Ann', 'Ben', 'Cas', 'Dot']

Ann
 |----- Ann
Ben
         |----- Ann
Cas
 |----- Cas
Dot

after:  [[], [], []] players: []
again:  IndexError pop from empty list
SEEN
)" ]
