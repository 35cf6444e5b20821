#!/usr/bin/env bash
# chess-tournament 0.2.13 (Python): a round that's begun for "the last tournament" is lost. `start_round` without a tournament
# reads the file anew, adds the round to what it has read, and then saves the other tournaments that it has in memory; the
# results go the same way. And whoever has already played all those who are left gets no game, without a word: the fourth
# round of four players is empty.
# Expected: "Start the next round of the given tournament (or last one if None)". A tournament has four rounds, and an even
# number of players is all that it asks for.
# Seen: rounds in the file after a round was begun without a tournament and with one; and games in each round of four and of
# six players.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  chess-tournament==0.2.13 jinja2==3.1.6 markupsafe==3.0.3 platformdirs==4.5.0
seen="$(HOME="$folder" PYTHONPATH=py python3 - <<'END' 2> log
import json, random
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from chess.controllers.player_controller import PlayerController
from chess.controllers.tournament_controller import TournamentController

def new(count):
    Path("data/tournaments.json").unlink(missing_ok=True)
    people = PlayerController()
    people.players = []
    for number in range(count):
        people.add_player(f"AB{number:05}", f"Last{number}", f"First{number}", "2000-01-01")
    control = TournamentController(people)
    control.create_tournament("Cup", "Town", "2026-06-01", "2026-06-02")
    tournament = control.tournaments[-1]
    control.add_players(tournament, [player.id_national for player in people.players])
    return control, tournament

def saved():
    return len(json.loads(Path("data/tournaments.json").read_text())[-1]["rounds"])

random.seed(1)
with redirect_stdout(StringIO()):
    control, tournament = new(4)
    control.start_round()
    without = saved()
    control.start_round(tournament)
    named = saved()
    games = {}
    for count in (4, 6):
        control, tournament = new(count)
        games[count] = []
        for _ in range(4):
            control.start_round(tournament)
            games[count].append(len(tournament.rounds[-1].matches))
            control.enter_results(tournament, tournament.rounds[-1], [[1, 0]] * games[count][-1])
print(f"rounds in the file: {without} without a tournament, {named} with one")
for count, each in games.items():
    print(f"games of {count} players in four rounds:", *each)
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
rounds in the file: 0 without a tournament, 1 with one
games of 4 players in four rounds: 2 2 2 0
games of 6 players in four rounds: 3 3 2 3
END
)" ]
