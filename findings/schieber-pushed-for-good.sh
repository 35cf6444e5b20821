#!/usr/bin/env bash
# schieber 0.1.10 (Python), a Swiss Jass: once somebody has pushed the choice of trumps to the partner, the game believes so
# in all games after it. `reset` sets points and tricks back, but not this. From then on whoever chooses first is told that
# it was pushed, and the players are trained with a state that's wrong.
# Expected: `reset` "resets the game so that a new game can be started"; in a new game nobody has pushed. A tournament makes
# a new one each time, and is right.
# Seen, for two games whose first player pushes in the first one only: what the players are told who choose, and the state
# after it.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  schieber==0.1.10 numpy==1.26.4
seen="$(PYTHONPATH=py python3 - <<'END'
from schieber.game import Game
from schieber.player.random_player import RandomPlayer
from schieber.team import Team
from schieber.trumpf import Trumpf

class Scripted(RandomPlayer):
    def choose_trumpf(self, geschoben):
        told.append(f"{self.name} {geschoben}")
        return self.move(choices=[Trumpf.SCHIEBEN if self.name == "Ann" and push else Trumpf.ROSE])

ann, ben, cleo, dora = (Scripted(name=name) for name in ("Ann", "Ben", "Cleo", "Dora"))
game = Game(teams=[Team(players=[ann, cleo]), Team(players=[ben, dora])], point_limit=1000)
for push in (True, False, False):
    told = []
    game.play(start_player_index=0, whole_rounds=True)
    print("told:", *told, "- state:", game.get_status()["geschoben"])
    game.reset()
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'told: Ann False Cleo True - state: True' 'told: Ann True - state: True' \
  'told: Ann True - state: True')" ]
