#!/usr/bin/env bash
# @derhuerst/round-robin-scheduler 1.0.4 (npm): if somebody leaves who had a turn in this round, the next one misses a turn: it
# goes on by the place in the list and doesn't move that back. And `remove` with the place after the last one takes away
# nobody, but makes the list shorter by one: "true", and the last one never has a turn again.
# Expected: round-robin, "each in equal portions and in circular order", as the page has it that its readme points to; and
# `remove` returns false for a place that doesn't exist, as it does for the one after that.
# Seen: who has the next six turns.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @derhuerst/round-robin-scheduler@1.0.4
cat > turns.cjs <<'END'
const createRoundRobin = require("@derhuerst/round-robin-scheduler");
const names = ["Anna", "Ben", "Cleo", "Dora"];
const turns = (turn, number) => Array.from({ length: number }, () => turn.get()).join(" ");
const whole = createRoundRobin(names);
console.log(`all stay: ${turns(whole, 2)}, then ${turns(whole, 6)}`);
for (const leaves of names) {
  const turn = createRoundRobin(names);
  const before = turns(turn, 2);
  turn.remove(turn.findIndex((name) => name === leaves));
  console.log(`${leaves} leaves: ${before}, then ${turns(turn, 6)}`);
}
for (const place of [4, 5]) {
  const turn = createRoundRobin(names);
  console.log(`place ${place} leaves: ${turn.remove(place)}, ${turns(turn, 6)}`);
}
END
seen="$(node turns.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
all stay: Anna Ben, then Cleo Dora Anna Ben Cleo Dora
Anna leaves: Anna Ben, then Dora Ben Cleo Dora Ben Cleo
Ben leaves: Anna Ben, then Dora Anna Cleo Dora Anna Cleo
Cleo leaves: Anna Ben, then Dora Anna Ben Dora Anna Ben
Dora leaves: Anna Ben, then Cleo Anna Ben Cleo Anna Ben
place 4 leaves: true, Anna Ben Cleo Anna Ben Cleo
place 5 leaves: false, Anna Ben Cleo Dora Anna Ben
END
)" ]
