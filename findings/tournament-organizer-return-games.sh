#!/usr/bin/env bash
# tournament-organizer 4.1.1 (npm), format "double-round-robin": the tiebreak "sonneborn berger" counts the first of the two
# games against somebody only, and so do "koya system" and "neighborhood record"; "solkoff" counts each opponent once. Who
# lost all first games and won all return games gets nothing for the wins, and ends up last.
# Expected: Sonneborn-Berger adds the points of each opponent for each win against them, once for each game. Four players who
# each beat each other once are equal in everything.
# Seen, where all of them have 3 points: 9, 6, 3 and 0, where 9, 9, 9 and 9 are right.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts tournament-organizer@4.1.1
cat > league.mjs <<'END'
import Manager from "tournament-organizer";
const league = new Manager().createTournament("League", {
  scoring: { win: 1, draw: 0.5, loss: 0, bestOf: 1, tiebreaks: ["sonneborn berger"] }, stageOne: { format: "double-round-robin" } });
for (const name of ["Ann", "Ben", "Cem", "Dia"]) league.createPlayer(name, name);
league.startTournament();
const met = new Set(), games = [];
for (let round = 1; round <= 6; round++) {
  for (const game of league.getMatchesByRound(round)) {
    const [one, two] = [game.getPlayer1().id, game.getPlayer2().id], pair = [one, two].sort().join();
    // The first game goes to the one whose name comes first, the return game to the other.
    const won = (one < two) !== met.has(pair);
    met.add(pair);
    games.push(won ? [one, two] : [two, one]);
    league.enterResult(game.getId(), won ? 1 : 0, won ? 0 : 1);
  }
  if (round < 6) league.nextRound();
}
const points = (name) => games.filter(([winner]) => winner === name).length;
for (const { player, matchPoints, tiebreaks } of league.getStandings()) {
  const right = games.filter(([winner]) => winner === player.getName()).reduce((sum, [, loser]) => sum + points(loser), 0);
  console.log(`${player.getName()}: ${matchPoints} points, Sonneborn-Berger ${tiebreaks.sonnebornBerger}, right is ${right}`);
}
END
seen="$(node league.mjs)"
echo "$seen"
[ "$seen" = "$(for player in 'Ann 9' 'Ben 6' 'Cem 3' 'Dia 0'; do
  echo "${player% *}: 3 points, Sonneborn-Berger ${player#* }, right is 9"
done)" ]
