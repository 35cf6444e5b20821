#!/usr/bin/env bash
# round-robin-tournament 1.0.0 (Python): who wins a tie depends on the order in which the results are told. `get_winners` names one
# winner even if three have beaten each other in a circle: the one whose victory was entered last. And whoever has no victory
# is missing, though places for all were asked for.
# Expected: the same results have the same winners, as many as tie, or a tie that is said; "winners_to_take: How many players will
# be counted as winners once the games have been played".
# Seen: for the same three games, entered in six orders: each of the three wins twice. And of three places two are given.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install round-robin-tournament==1.0.0
seen="$(env/bin/python - <<'END'
from itertools import permutations
from round_robin_tournament import Tournament

def winners(results, places=1):
    tournament = Tournament(["Ann", "Bea", "Cleo"], {"winners_to_take": places})
    for winner, loser in results:
        match = next(match for match in tournament.get_active_matches()
                     if {seat.get_competitor() for seat in match.get_participants()} == {winner, loser})
        tournament.add_win(match, winner)
    return tournament.get_winners()

for results in permutations([("Ann", "Bea"), ("Bea", "Cleo"), ("Cleo", "Ann")]):
    print(*(f"{winner} beats {loser}," for winner, loser in results), "winner:", *winners(results))
print("three places:", *winners([("Ann", "Bea"), ("Bea", "Cleo"), ("Ann", "Cleo")], places=3))
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'Ann beats Bea, Bea beats Cleo, Cleo beats Ann, winner: Cleo' \
  'Ann beats Bea, Cleo beats Ann, Bea beats Cleo, winner: Bea' 'Bea beats Cleo, Ann beats Bea, Cleo beats Ann, winner: Cleo' \
  'Bea beats Cleo, Cleo beats Ann, Ann beats Bea, winner: Ann' 'Cleo beats Ann, Ann beats Bea, Bea beats Cleo, winner: Bea' \
  'Cleo beats Ann, Bea beats Cleo, Ann beats Bea, winner: Ann' 'three places: Ann Bea')" ]
