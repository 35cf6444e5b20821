#!/usr/bin/env bash
# percentile-rank 1.0.6 (npm) needs sorted numbers and doesn't say so: of the scores 90, 40, 70, 10 and 60 the best one has rank 0
# and the worst one 0.75.
# Expected: "Returns the same values as the Excel PERCENTRANK and PERCENTRANK.INC functions". These don't mind the order: the rank is
# the share of the other values that are smaller, so 1 for the best and 0 for the worst.
# Seen: the ranks of five scores in the order of a table, in a sorted one, and by counting those that are smaller.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts percentile-rank@1.0.6
cat > ranks.cjs <<'END'
const rank = require("percentile-rank");
const scores = [90, 40, 70, 10, 60], sorted = [...scores].sort((a, b) => a - b);
for (const score of [...scores, 50]) {
  let said;
  try {
    said = rank(scores, score);
  } catch (error) {
    said = error.message;
  }
  const smaller = scores.filter((other) => other < score).length / (scores.length - 1);
  console.log(`${score}: ${said}, sorted ${rank(sorted, score)}, ${scores.includes(score) ? `right ${smaller}` : "between two"}`);
}
END
seen="$(node ranks.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
90: 0, sorted 1, right 1
40: 0.25, sorted 0.25, right 0.25
70: 0.5, sorted 0.75, right 0.75
10: 0.75, sorted 0, right 0
60: 1, sorted 0.5, right 0.5
50: 0.3333333333333333, sorted 0.375, between two
END
)" ]
