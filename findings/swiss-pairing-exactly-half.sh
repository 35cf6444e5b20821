#!/usr/bin/env bash
# swiss-pairing 1.4.3 (npm): the option `maxPointsPerRound` of its readme does nothing, the real one is `maxPerRound`. So with two
# points for a win, whoever has half of the points counts as better than half, and drops the lowest opponent from the modified
# median. And whoever has exactly half drops nobody, even where the points of a round are right.
# Expected: "maxPointsPerRound - the number of points a participant can score in a round - usually 1 or 2"; the modified median
# (US Chess, 34E1) drops the lowest opponent of a score above half, the highest of one below, and both at exactly half.
# Seen: modified medians and the standings after four rounds of six, with the points of the opponents of the middle.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts swiss-pairing@1.4.3 edmonds-blossom@1.0.0
cat > swiss.cjs <<'END'
const swissPairing = require("swiss-pairing");
const players = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fred"].map((id, place) => ({ id, seed: place + 1 }));
const rounds = [["Anna-Dora", "Ben-Emil", "Cleo-Fred"], ["Anna-Ben", "Cleo-Dora", "Emil-Fred"],
  ["Anna-Cleo", "Emil-Dora", "Ben-Fred"], ["Anna-Emil", "Dora-Ben", "Fred-Cleo"]];
const matches = rounds.flatMap((pairs, round) => pairs.map((pair) => {
  const [home, away] = pair.split("-").map((id, side) => ({ id, points: 2 - 2 * side }));
  return { round: round + 1, home, away };
}));
const points = Object.fromEntries(players.map(({ id }) => [id, 0]));
for (const { home } of matches) points[home.id] += home.points;
console.log("points:", Object.entries(points).join(" "));
for (const { id } of players.filter(({ id }) => points[id] === 4)) {
  const opponents = matches.filter(({ home, away }) => [home.id, away.id].includes(id))
    .map(({ home, away }) => points[home.id === id ? away.id : home.id]).sort((one, other) => one - other);
  const right = opponents[1] + opponents[2];
  console.log(`${id} has half, opponents: ${opponents.join(" ")}, without the highest and the lowest: ${right}`);
}
for (const option of ["maxPointsPerRound", "maxPerRound"]) {
  const standings = swissPairing({ [option]: 2 }).getStandings(5, players, matches);
  console.log(`${option}: ${standings.map(({ id, wins, tiebreaker }) => `${id} ${wins}/${tiebreaker}`).join(", ")}`);
}
END
seen="$(node swiss.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
points: Anna,8 Ben,4 Cleo,4 Dora,2 Emil,4 Fred,2
Ben has half, opponents: 2 2 4 8, without the highest and the lowest: 6
Cleo has half, opponents: 2 2 2 8, without the highest and the lowest: 4
Emil has half, opponents: 2 2 4 8, without the highest and the lowest: 6
maxPointsPerRound: Anna 8/12, Ben 4/14, Emil 4/14, Cleo 4/12, Dora 2/20, Fred 2/16
maxPerRound: Anna 8/12, Ben 4/16, Emil 4/16, Cleo 4/14, Dora 2/12, Fred 2/12
END
)" ]
