#!/usr/bin/env bash
# fidetournament 0.3 (Python), "FIDE Tournament Report File (Krause format) parser and creator": the last round of each player
# is left out, and the last date of the rounds, too. It cuts these lines into pieces of ten places, and the last piece has
# eight. And its `create_trf_file` can't be called: its own default is a list, which it takes for a dict, and with players it
# compares in the way of Python 2.
# Expected: in FIDE's format (TRF) a round has the places 92-99, the next 102-109 and so on, so nothing follows the last
# result; "output TRF file, with extra XX fields if asked".
# Seen: points and results of the players, and dates, in a file of three rounds; and both errors.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  fidetournament==0.3 six==1.17.0
seen="$(PYTHONPATH=py python3 - <<'END'
from pathlib import Path
from fidetournament.tournament import Tournament

def player(number, name, points, *rounds):
    return f"001 {number:>4} m    {name:<33} {1500:>4} IND {'':>11} {'':10} {points:>4} {number:>4}  " + "  ".join(rounds)

lines = ["012 Cup", "132" + " " * 88 + "26/06/01  26/06/02  26/06/03",
         player(1, "Ann", 2.0, "   2 w 1", "   3 b 1", "   4 w 0"), player(2, "Ben", 1.0, "   1 b 0", "   4 w 1", "   3 b 0"),
         player(3, "Cem", 1.0, "   4 w 0", "   1 w 0", "   2 w 1"), player(4, "Dan", 2.0, "   3 b 1", "   2 b 0", "   1 b 1")]
Path("cup.trf").write_text("".join(line + "\n" for line in lines))
tournament = Tournament()
tournament.parse("cup.trf")
for one in tournament.players:
    print(f"{one.name}, {one.points} points:", *(game["result"] for game in one.opponents))
print("dates:", *tournament.rounddates)
for players in ([], tournament.players):
    tournament.players = players
    try:
        tournament.create_trf_file()
    except (AttributeError, TypeError) as error:
        print(f"{len(players)} players: {type(error).__name__}, {error}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
Ann, 2.0 points: 1 1
Ben, 1.0 points: 0 1
Cem, 1.0 points: 0 0
Dan, 2.0 points: 1 0
dates: 26/06/01 26/06/02
0 players: AttributeError, 'list' object has no attribute 'items'
4 players: TypeError, sorted expected 1 argument, got 2
END
)" ]
