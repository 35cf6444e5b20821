#!/usr/bin/env bash
# bracketool 0.1 (Python), single elimination by rating: of 12 players, numbers 5 to 8 may skip the first round, and the best
# four must play. Of 6, numbers 3 and 4 skip it, and 1 and 2 play; of 7, only number 4 skips it. And number 1 never meets the
# last one, but the first of the lower half.
# Expected: who is rated highest has the bye, as it's the custom with byes and as its own classes say it: players sorted "by
# rating" and put "as separate as possible".
# Seen: the first round for 5, 6, 7, 8 and 12 players, number 1 with the highest rating; "-" is a bye.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps bracketool==0.1
seen="$(PYTHONPATH=py python3 - <<'END'
from bracketool.domain import Competitor
from bracketool.single_elimination import SingleEliminationGen

for count in (5, 6, 7, 8, 12):
    players = [Competitor(str(number), None, 3000 - 100 * number) for number in range(1, count + 1)]
    draw = SingleEliminationGen(random_seed=1).generate(players).round(0)
    pairs = [f"{clash.competitor_a.name}:{clash.competitor_b.name if clash.competitor_b else '-'}" for clash in draw]
    print(f"{count} players:", *pairs)
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
5 players: 4:- 2:5 3:- 1:-
6 players: 4:- 2:6 3:- 1:5
7 players: 4:- 2:7 3:6 1:5
8 players: 4:8 2:7 3:6 1:5
12 players: 8:- 4:12 6:- 2:11 7:- 3:10 5:- 1:9
END
)" ]
