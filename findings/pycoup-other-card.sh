#!/usr/bin/env bash
# pycoup 0.0.2 (Python): who blocks a Captain with the Captain, as number 1 of the list, has said Ambassador, and the other
# way round. One is taken off the number twice, once before it's checked and once after. With one card to block with it's
# right, because the place before the first is the last. So an honest player is caught bluffing and loses a card.
# Expected: the card with that number, as it stands in the list.
# Seen: the list, and what is said for each answer.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps pycoup==0.0.2
seen="$(PYTHONPATH=py/pycoup python3 - <<'END'
from contextlib import redirect_stdout
from io import StringIO
from unittest.mock import patch
import console
from core import action

console.GameState.reset()
ann, ben = console.ConsolePlayer(), console.ConsolePlayer()
console.PlayersAlive[:] = [ann, ben]
for played, answers in ((action.Captain, "123"), (action.ForeignAid, "12"), (action.Assassin, "12")):
    for answer in answers:
        console.ConsolePlayer.ShowBlockOptions, shown = True, StringIO()
        with patch("builtins.input", return_value=answer), redirect_stdout(shown):
            block = ben.confirmBlock(ann, played)
        line = next(line.strip() for line in shown.getvalue().splitlines() if line.startswith(f" {answer}: "))
        print(f"{played.name} - {line} -> {block and block.name}")
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'Captain - 1: Captain -> Ambassador' 'Captain - 2: Ambassador -> Captain' \
  'Captain - 3: (Do not block) -> None' 'Foreign Aid - 1: Duke -> Duke' 'Foreign Aid - 2: (Do not block) -> None' \
  'Assassin - 1: Contessa -> Contessa' 'Assassin - 2: (Do not block) -> None')" ]
