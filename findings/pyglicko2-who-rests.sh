#!/usr/bin/env bash
# pyglicko2 0.0.1a2 (Python): somebody who doesn't play for a while seems as well known as before. `update` without games
# raises the deviation on its inner scale, `φ`, and leaves `RD`, the one that is shown, as it was. After the next game they
# agree again, so that a game can raise the deviation that is shown.
# Expected: RD grows without games: "sqrt(φ² + σ²)", step 6 of Glickman's "Example of the Glicko-2 system", which it implements,
# and RD is 173.7178 times φ.
# Seen: RD, and φ in the same unit, after 0, 10 and 100 periods without games; and RD before and after the next game.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install pyglicko2==0.0.1a2
seen="$(env/bin/python - <<'END'
from pyglicko2 import Outcome, Player

for periods in (0, 10, 100):
    player = Player(1500, 50, 0.06)
    for _ in range(periods):
        player.update()
    print(f"{periods} periods: RD {player.RD:.1f}, φ {player.φ * 173.7178:.1f}")
before = player.RD
player.update([Player(1500, 50, 0.06)], [Outcome.WIN])
print(f"a game: RD {before:.1f}, then {player.RD:.1f}")
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '0 periods: RD 50.0, φ 50.0' '10 periods: RD 50.0, φ 59.9' '100 periods: RD 50.0, φ 115.6' \
  'a game: RD 50.0, then 110.2')" ]
