#!/usr/bin/env bash
# glicko2 2.1.0 (Python) computes the volatility with the player's rating where Glickman's formula has the rating's
# deviation: `_f` squares the wrong one of the two. So how steady somebody is depends on how far from 1500 they are. The
# example in Glickman's paper passes all the same, because 1464 or 0.05999 come out after rounding.
# Expected: the formula sees differences of ratings only, so the same games 500 points higher give the same volatility
# and the same gain. pyglicko2 0.0.1a2 does that.
# Seen, after 20 wins against players 300 points stronger: 0.06436 for a newcomer at 1500 and 0.06001 at 2000, where
# 0.06003 is right; and for a known player at 1500 and 2000 0.06060 and 0.06001, where 0.06033 is right.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install glicko2==2.1.0 pyglicko2==0.0.1a2
seen="$(env/bin/python - <<'END'
import glicko2, pyglicko2

pyglicko2.Player.sys = pyglicko2.System(0.5)
for deviation, games in ((350, 20), (100, 8)):
    for rating in (1500, 2000):
        one = glicko2.Player(rating, deviation, 0.06)
        one.update_player([rating + 300] * games, [50] * games, [1] * games)
        other = pyglicko2.Player(rating, deviation, 0.06)
        other.update([pyglicko2.Player(rating + 300, 50)] * games, [pyglicko2.Outcome.WIN] * games)
        print(f"{rating}, deviation {deviation}: glicko2 {one.vol:.5f}, pyglicko2 {other.σ:.5f}")

example = glicko2.Player(1500, 200, 0.06)
example.update_player([1400, 1550, 1700], [30, 100, 300], [1, 0, 0])
print(f"the paper's example: {example.rating:.0f}, {example.rd:.1f}, {example.vol:.5f}")
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '1500, deviation 350: glicko2 0.06436, pyglicko2 0.06003' \
  '2000, deviation 350: glicko2 0.06001, pyglicko2 0.06003' '1500, deviation 100: glicko2 0.06060, pyglicko2 0.06033' \
  '2000, deviation 100: glicko2 0.06001, pyglicko2 0.06033' "the paper's example: 1464, 151.5, 0.05999")" ]
