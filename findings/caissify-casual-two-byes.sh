#!/usr/bin/env bash
# caissify-pairings 0.5.0 (Python), pairings for chess tournaments, its casual engine: with six players in the fourth of four
# rounds two of them get a bye, a full point each, though all six could play without meeting again. It pairs from the top, takes
# back no pair, and who is left over has a bye, without a look at how many byes that makes.
# Expected: "Odd fields award one bye"; six is even, and there's a pairing. Two players get a point for
# nothing.
# Seen: the fourth round after three that it paired itself, and how many ways there are to pair all six without a game twice.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install caissify-pairings==0.5.0 networkx==3.4.2
seen="$(env/bin/python -W ignore - 2> /dev/null <<'END'
from caissify_pairings import generate_pairings

players = {number: {"id": number, "name": str(number), "rating": 2010 - 10 * number, "starting_number": number, "score": 0.0,
                    "color_hist": [], "float_history": [], "bye_count": 0} for number in range(1, 7)}
met = set()

def pair(round_number):
    return generate_pairings(system="casual", players=[dict(player) for player in players.values()], previous_pairings=set(met),
                             round_number=round_number, total_rounds=4)

results = {1: {(1, 4): 1, (2, 5): 0, (3, 6): 1}, 2: {(5, 1): 0, (4, 3): 0, (6, 2): 1}, 3: {(1, 3): 1, (5, 6): 1, (2, 4): 1}}
for round_number, games in results.items():
    for game in pair(round_number):
        white, black = players[game["white_id"]], players[game["black_id"]]
        met.add(tuple(sorted((white["id"], black["id"]))))
        ahead = (white["score"] > black["score"]) - (white["score"] < black["score"])
        for player, color, side in ((white, "white", ahead), (black, "black", -ahead)):
            player["color_hist"].append(color)
            player["float_history"].append({1: "down", 0: "none", -1: "up"}[side])
        won = games[white["id"], black["id"]]
        white["score"] += won
        black["score"] += 1 - won

def ways(left):
    if not left:
        return 1
    return sum(ways(left - {min(left), other}) for other in left - {min(left)} if (min(left), other) not in met)

print("points:", *(f"{number}: {player['score']:g}" for number, player in players.items()))
for game in pair(4):
    print(f"{game['white_id']} - {game['black_id']}" + (f", bye {game['bye_type']}" if game.get("bye") else ""))
print("pairings without a game twice:", ways(frozenset(players)))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
points: 1: 3 2: 1 3: 2 4: 0 5: 2 6: 1
6 - 1
3 - 5
2 - None, bye F
4 - None, bye F
pairings without a game twice: 2
END
)" ]
