#!/usr/bin/env bash
# prom2javascript 0.2.0 (npm) refuses a whole text of metrics because of one line that has NaN, as a summary without observations
# in the last minutes, or "-Inf", or a name with a colon, as recording rules have, or a label whose value ends with a backslash.
# And in a label a backslash before an n becomes a line break: it undoes the escapes one after another.
# Expected: Prometheus's text format: "the value is a float … NaN, +Inf, and -Inf are valid values"; names match
# [a-zA-Z_:][a-zA-Z0-9_:]*; label values have \\ for a backslash, \" and \n. prom-client 15.1.3 (npm) writes these.
# Seen: what it reads, or the error, for a line with NaN and for what prom-client wrote, which spells it "Nan".
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts prom2javascript@0.2.0 prom-client@15.1.3
cat > metrics.cjs <<'END'
const { getMetricsFromIterator } = require("prom2javascript");
const { Gauge, Registry } = require("prom-client");
async function read(text) {
  const line = text.trimEnd().split("\n").at(-1);
  try {
    const { labels, value } = Object.values(await getMetricsFromIterator(text.split("\n").values()))[0].data[0];
    console.log(`${line}: ${value} ${JSON.stringify(labels)}`);
  } catch (error) {
    console.log(`${line}: ${error.message}`);
  }
}
async function show(name, value, folder) {
  const registry = new Registry();
  new Gauge({ name, help: "Whatever", labelNames: ["folder"], registers: [registry] }).set(folder ? { folder } : {}, value);
  await read(await registry.metrics());
}
(async () => {
  await read("points 3");
  await read("points NaN");
  await show("points", Infinity);
  await show("points", -Infinity);
  await show("points", NaN);
  await show("room:points:sum", 3);
  await show("points", 3, 'the "blue" room');
  await show("points", 3, String.raw`C:\games`);
  await show("points", 3, String.raw`C:\new`);
  await show("points", 3, "C:\\");
})();
END
seen="$(node metrics.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
points 3: 3 {}
points NaN: Unable to parse metric [points NaN]
points +Inf: Infinity {}
points -Inf: Unable to parse metric [points -Inf]
points Nan: Unable to parse metric [points Nan]
room:points:sum 3: Unable to parse metric [room:points:sum 3]
points{folder="the \"blue\" room"} 3: 3 {"folder":"the \"blue\" room"}
points{folder="C:\\games"} 3: 3 {"folder":"C:\\games"}
points{folder="C:\\new"} 3: 3 {"folder":"C:\new"}
points{folder="C:\\"} 3: Cannot parse Prometheus label {folder="C:\\"}
END
)" ]
