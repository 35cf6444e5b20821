#!/usr/bin/env bash
# brom-spades 4.0.2 (Python), which keeps the score of Spades: whoever undoes a deal and enters it again has it twice. The
# points before the deal are overwritten with those after it, and going back lowers only the number of the deal. At the
# terminal "undo" asks for the tricks of the deal before, throws away the answer, and asks for everything once more.
# Expected: "`undo`: Decrements the deal or raises `CannotUndo`", for corrections; the score of what was entered last.
# Seen: the scores after two deals, after undoing the second one, and after entering it again, as it was and corrected.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps brom-spades==4.0.2
seen="$(PYTHONPATH=py python3 - <<'END'
from brom_spades import SimpleBackEnd

for name, bids, tricks in (("as it was", [3, 4, 6, 6], [7, 6, 0, 0]), ("corrected", [3, 4, 6, 6], [6, 7, 0, 0])):
    score = SimpleBackEnd()
    score.set_names(["Ann", "Ben", "Cleo", "Dora"])
    score.add_bids([4, 3, 6, 6])
    score.add_tricks([7, 6, 0, 0])
    score.add_bids([3, 4, 6, 6])
    score.add_tricks([7, 6, 0, 0])
    print("two deals:", *score.get_scores())
    score.undo()
    print("undone:", *score.get_scores())
    score.add_bids(bids)
    score.add_tricks(tricks)
    print(f"entered {name}:", *score.get_scores(), "- deals:", score.get_deal())
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'two deals: 122 120' 'undone: 122 120' 'entered as it was: 183 180 - deals: 2' \
  'two deals: 122 120' 'undone: 122 120' 'entered corrected: 182 181 - deals: 2')" ]
