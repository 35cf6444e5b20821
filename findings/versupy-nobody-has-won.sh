#!/usr/bin/env bash
# versupy 0.1.0 (Python): whoever wins, the first name on the list is champion. `Tournament.set_winner` writes the winner on the
# game but never into the player's `wins`, by which the champion of a "round_robin" and the pairs of a "swiss" are chosen. So
# the Swiss rounds are all the same two games. And in a round robin the "current round" is just the next two games of the list,
# so one player is in two of them and another in none.
# Expected: "Swiss", "round robin" and "automated match handling": pairs by score, everyone once a round, the best is champion.
# Seen: Dot wins all her games and Cas all others but that; then three Swiss rounds of the same pairs, the worse always winning.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps versupy==0.1.0
seen="$(PYTHONPATH=py python3 - <<'END'
from versupy.tournament import Tournament

names = ["Ann", "Ben", "Cas", "Dot"]
for style in ["round_robin", "swiss"]:
    print(style)
    tournament = Tournament(names, style)
    for round in range(3):
        games = tournament.get_current_round_matches()
        for game in games:
            tournament.set_winner(game, max(game.competitor_a, game.competitor_b, key=lambda player: player.name))
        print(" ", ", ".join(f"{g.competitor_a.name}-{g.competitor_b.name}: {g.get_winner().name}" for g in games))
        tournament.advance_to_next_round()
    champion = tournament.get_champion()
    print("  over:", tournament.is_tournament_over(), "champion:", champion and champion.name)
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
round_robin
  Ann-Ben: Ben, Ann-Cas: Cas
  Ann-Dot: Dot, Ben-Cas: Cas
  Ben-Dot: Dot, Cas-Dot: Dot
  over: True champion: Ann
swiss
  Ann-Ben: Ben, Cas-Dot: Dot
  Ann-Ben: Ben, Cas-Dot: Dot
  Ann-Ben: Ben, Cas-Dot: Dot
  over: True champion: None
SEEN
)" ]
