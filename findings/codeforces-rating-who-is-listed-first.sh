#!/usr/bin/env bash
# codeforces-rating 1.5.1 (Python): the new ratings hang on the order in which the players are handed in. The last step, which
# holds down the sum of the strongest (about 4 times the root of all), takes the first of the list for the strongest.
# So the same contest with its list turned around costs or saves everyone some points.
# Expected: Codeforces' own rule sorts by the old rating for this step ("the sum of the rating changes of the best s players
# is not above zero"); who was entered first plays no part.
# Seen: a contest of 30 players, the places their own numbers: the changes of the first five by list order, three times.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  codeforces-rating==1.5.1
seen="$(PYTHONPATH=py python3 - <<'END'
from cf_rating import Contestant, calculate_rating

players = [(f"p{place}", 1000 + 37 * place * 11 % 900, place) for place in range(1, 31)]
def changes(order):
    result = calculate_rating([Contestant(name, rating, place) for name, rating, place in order])
    by_name = {player.identifier: player.after_rating - player.before_rating for player in result}
    return [by_name[name] for name, _, _ in players[:5]], sum(by_name.values())

print("best place first:  ", *changes(players))
print("worst place first: ", *changes(players[::-1]))
print("best rating first: ", *changes(sorted(players, key=lambda player: -player[1])))
print("worst rating first:", *changes(sorted(players, key=lambda player: player[1])))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
best place first:   [233, 53, 180, 24, 167] -341
worst place first:  [243, 63, 190, 34, 177] -41
best rating first:  [243, 63, 190, 34, 177] -41
worst rating first: [233, 53, 180, 24, 167] -341
SEEN
)" ]
