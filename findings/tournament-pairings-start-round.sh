#!/usr/bin/env bash
# tournament-pairings 2.0.1 (npm), `DoubleElimination`: a bracket that starts in another round than the first can't be made,
# unless the number of players is a power of two. It takes the round after the first one for "2", whatever was asked for. So
# rounds of a league followed by a bracket fail with a TypeError, and with 8 or 16 players in a test all is right. And
# `RoundRobin` with an odd number writes an empty seat into the caller's own list of players.
# Expected: `startingRound: Number = 1` is a parameter of all its functions. `SingleElimination` does it with any number.
# Seen: which numbers of players from 4 to 16 get a bracket, that starts in round 1 and in round 4.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts tournament-pairings@2.0.1
cat > bracket.mjs <<'END'
import * as pairings from "tournament-pairings";
for (const name of ["SingleElimination", "DoubleElimination"]) for (const start of [1, 4]) {
  const made = [];
  for (let players = 4; players <= 16; players++) {
    try {
      pairings[name](players, start);
      made.push(players);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
  console.log(`${name} from round ${start}: ${made.join(" ")}`);
}
const players = ["Ann", "Ben", "Cem"];
pairings.RoundRobin(players, 1, true);
console.log(`after RoundRobin: ${JSON.stringify(players)}`);
END
seen="$(node bracket.mjs)"
echo "$seen"
all='4 5 6 7 8 9 10 11 12 13 14 15 16'
[ "$seen" = "$(printf '%s\n' "SingleElimination from round 1: $all" "SingleElimination from round 4: $all" \
  "DoubleElimination from round 1: $all" 'DoubleElimination from round 4: 4 8 16' 'after RoundRobin: ["Ann","Ben","Cem",null]')" ]
