#!/usr/bin/env bash
# rummikub-solver 1.0.0 (Python): it says that nothing can be laid down for the first time where three tens can. Before it
# asks the solver it adds up the rack, and gives up if that's less than 30. But it adds each number once only: in 10, 10 and
# 10 it sees 10. So the fewer different numbers there are, the more it misses, just where groups are.
# Expected: None if "the rack doesn't have the tiles to form an initial meld", and else "the best option for placing tiles
# from the rack". Three tens are a group, and 30 points. With two other tiles that bring the sum to 30 it finds them, and
# without the sum it does, too.
# Seen: the numbers of some racks, and of the tiles to lay down, as it is and without that sum.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install rummikub-solver==1.0.0 numpy==2.2.6 scipy==1.15.3
seen="$(env/bin/python - <<'END'
from collections import Counter
from rummikub_solver import RuleSet

class WithoutSum(RuleSet):
    def _state_ideal_number_counts(self, state):
        return Counter({1: 1000})

def best(rules, rack):
    game = rules.new_game()
    game.add_rack(*rack)
    return rules.solve(game)

def numbers(found):
    return sorted(tile.value for tile in found.tiles) if found else None

red, blue, black = 0, 13, 26
for rack in ((red + 10, blue + 10, black + 10), (red + 10, blue + 10, black + 10, red + 1, blue + 5),
             (red + 10, blue + 10, black + 10, red + 12, blue + 8), (red + 9, red + 10, red + 11),
             (red + 13, blue + 13, black + 13, red + 1, blue + 1, black + 1)):
    print("rack", *sorted((tile - 1) % 13 + 1 for tile in rack), "- found:", numbers(best(RuleSet(), rack)),
          "- without the sum:", numbers(best(WithoutSum(), rack)))
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'rack 10 10 10 - found: None - without the sum: [10, 10, 10]' \
  'rack 1 5 10 10 10 - found: None - without the sum: [10, 10, 10]' \
  'rack 8 10 10 10 12 - found: [10, 10, 10] - without the sum: [10, 10, 10]' \
  'rack 9 10 11 - found: [9, 10, 11] - without the sum: [9, 10, 11]' \
  'rack 1 1 1 13 13 13 - found: None - without the sum: [1, 1, 1, 13, 13, 13]')" ]
