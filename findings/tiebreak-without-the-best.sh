#!/usr/bin/env bash
# tiebreak 0.4.0 (npm), "FIDE compliant tournament tiebreak calculation": the Buchholz score without the highest opponent only is
# 0 for everybody. It takes the opponents from the first that isn't cut to "-0", and 0 from the end is the beginning.
# Expected: `buchholz(player, round, cutLowest = 0, cutHighest = 0)`: the points of the other opponents; right for no cut, the
# lowest and both.
# Seen: what's cut, for two players after three rounds of four, with the opponents' points.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts tiebreak@0.4.0
cat > buchholz.mjs <<'END'
import { Results, Tiebreaker, TournamentType, UnplayedRoundsAdjustment } from "tiebreak";
const rounds = [["A 1 B 0", "C 1 D 0"], ["A 0.5 C 0.5", "B 1 D 0"], ["D 0 A 1", "B 0 C 1"]];
const results = new Results(TournamentType.SWISS, rounds.map((games) => ({
  pairings: games.map((game) => game.split(" ")).map(([white, scoreWhite, black, scoreBlack]) =>
    ({ white, black, scoreWhite: +scoreWhite, scoreBlack: +scoreBlack, forfeited: false })),
})));
const tiebreaker = new Tiebreaker(results, UnplayedRoundsAdjustment.FIDE_2023);
console.log("points:", [..."ABCD"].map((player) => `${player} ${tiebreaker.score(player, 3)}`).join(", "));
for (const [lowest, highest] of [[0, 0], [1, 0], [1, 1], [0, 1], [0, 2]]) {
  const scores = [..."BD"].map((player) => `${player} ${tiebreaker.buchholz(player, 3, lowest, highest)}`);
  console.log(`${lowest} lowest and ${highest} highest cut: ${scores.join(", ")}`);
}
END
seen="$(node buchholz.mjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
points: A 2.5, B 1, C 2.5, D 0
0 lowest and 0 highest cut: B 5, D 6
1 lowest and 0 highest cut: B 5, D 5
1 lowest and 1 highest cut: B 2.5, D 2.5
0 lowest and 1 highest cut: B 0, D 0
0 lowest and 2 highest cut: B 0, D 0
END
)" ]
