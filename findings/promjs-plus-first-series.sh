#!/usr/bin/env bash
# promjs-plus 0.5.4 (npm), Prometheus metrics: counted without labels, it counts for the first series that there is, whatever its
# labels are. An observation of just the highest limit of a histogram isn't in that bucket, while one at a lower limit is. And a
# gauge that is made less before it was set stays at 0.
# Expected: "Stick to Prometheus client best practices": another set of labels is another series; a bucket "le" holds what is less
# than or equal to its limit; a gauge starts at 0, so that one less is -1.
# Seen: its text after a game in a blue room, in none and in a red one, four observations, and two gauges.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts promjs-plus@0.5.4
cat > metrics.cjs <<'END'
const prom = require("promjs-plus").default;
const registry = prom();
const games = registry.create("counter", "games", "Games that were played");
games.inc({ room: "blue" });
games.inc();
games.inc({ room: "red" });
const seconds = registry.create("histogram", "seconds", "How long they took", [1, 5, 10]);
for (const value of [1, 5, 10, 11]) seconds.observe(value);
registry.create("gauge", "balance", "Points").dec();
registry.create("gauge", "debts", "Points").sub(5);
console.log(registry.metrics().replace(/^# .*\n/gm, "").trimEnd());
END
seen="$(node metrics.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
games{room="blue"} 2
games{room="red"} 1
balance 0
debts 0
seconds_count 4
seconds_sum 27
seconds_bucket{le="1"} 1
seconds_bucket{le="5"} 2
seconds_bucket{le="10"} 2
seconds_bucket{le="+Inf"} 4
END
)" ]
