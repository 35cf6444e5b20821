#!/usr/bin/env bash
# @echecs/tournament 3.3.0 (npm): after the last round the standings have its points, but not its games for the tie-breaks, which
# get the rounds before only, so that the order is wrong; and the tournament isn't complete. Only `pair` for one more round,
# which is refused with "tournament is complete", makes it so and puts it right. Whoever reports a result twice, or corrects it,
# gets the points of both. And if a game is reported with the colours exchanged, the other one wins.
# Expected: "standings: Returns players ranked by score, with optional tiebreaks"; for a report "the lookup checks both color
# orderings".
# Seen: standings with the sum of the opponents' points after two rounds of four, before and after that `pair`; the points after
# reports of a-b in the first round.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @echecs/tournament@3.3.0
cat > chess.mjs <<'END'
import { Tournament } from "@echecs/tournament";
const rounds = [["ab", "cd"], ["ac", "db"]];
const start = () => {
  const tournament = new Tournament(
    { completedRounds: [], players: [..."abcd"].map((id) => ({ id, points: 0, rank: 0 })), totalRounds: 2 },
    { pairingSystem: (_, before) => ({ byes: [], games: rounds[before.length].map(([white, black]) => ({ white, black })) }) });
  tournament.pair();
  return tournament;
};
const buchholz = (player, rounds, players) => rounds.flatMap(({ games }) => games)
  .filter(({ white, black }) => [white, black].includes(player))
  .map(({ white, black }) => players.find(({ id }) => id === (white === player ? black : white)).points)
  .reduce((sum, points) => sum + points, 0);
const report = (tournament, ...results) =>
  results.forEach(([white, black, result]) => tournament.record({ white, black, result }));
const standings = (tournament) => console.log(`complete: ${tournament.isComplete};`, tournament.standings([buchholz])
  .map(({ player, rank, score, tiebreaks }) => `${rank}. ${player} ${score}, ${tiebreaks}`).join("; "));
const whole = start();
report(whole, ["a", "b", "draw"], ["c", "d", "black"]);
whole.pair();
report(whole, ["a", "c", "draw"], ["d", "b", "draw"]);
standings(whole);
try {
  whole.pair();
} catch (error) {
  console.log(error.message);
}
standings(whole);
for (const results of [[["a", "b", "white"]], [["a", "b", "white"], ["a", "b", "white"]], [["a", "b", "white"],
  ["a", "b", "draw"]], [["b", "a", "white"]]]) {
  const tournament = start();
  report(tournament, ...results);
  const points = tournament.players.map(({ id, points }) => `${id} ${points}`).join(", ");
  console.log(`${results.map(([white, black, result]) => `${white}-${black} ${result}`).join(", ")}: ${points}`);
}
END
seen="$(node chess.mjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
complete: false; 1. d 1.5, 0.5; 2. a 1, 1; 2. b 1, 1; 4. c 0.5, 1.5
tournament is complete
complete: true; 1. d 1.5, 1.5; 2. b 1, 2.5; 3. a 1, 1.5; 4. c 0.5, 2.5
a-b white: a 1, b 0, c 0, d 0
a-b white, a-b white: a 2, b 0, c 0, d 0
a-b white, a-b draw: a 1.5, b 0.5, c 0, d 0
b-a white: a 1, b 0, c 0, d 0
END
)" ]
