#!/usr/bin/env bash
# parse-prometheus-text-format 1.1.1 (npm) keeps one histogram of all that share a name: where it has a label, as for
# each game of a bot, the last one's buckets stay, the label is gone, and so are all counts and sums. A summary with a
# label ends the same. Nothing is raised, and without a label everything is right.
# Expected: one histogram for each set of labels, each with its count and sum: in Prometheus's text format a series is
# its name with its labels. prometheus_client 0.26.0 (Python) reads both.
# Seen: [{"buckets":{"1":"1","+Inf":"7"}}] for two games with 2 and 7, and no more than [{"quantiles":{"0.5":"4"}}].
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts parse-prometheus-text-format@1.1.1
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install prometheus_client==0.26.0
cat > metrics.txt <<'END'
# TYPE trick_seconds histogram
trick_seconds_bucket{game="king",le="1"} 1
trick_seconds_bucket{game="king",le="+Inf"} 2
trick_seconds_sum{game="king"} 3
trick_seconds_count{game="king"} 2
trick_seconds_bucket{game="palace",le="1"} 1
trick_seconds_bucket{game="palace",le="+Inf"} 7
trick_seconds_sum{game="palace"} 30
trick_seconds_count{game="palace"} 7
# TYPE deal_seconds summary
deal_seconds{game="king",quantile="0.5"} 2
deal_seconds_sum{game="king"} 3
deal_seconds_count{game="king"} 2
deal_seconds{game="palace",quantile="0.5"} 4
deal_seconds_sum{game="palace"} 30
deal_seconds_count{game="palace"} 7
END
cat > read.mjs <<'END'
import { readFileSync } from "node:fs";
import parse from "parse-prometheus-text-format";
for (const { name, metrics } of parse(readFileSync("metrics.txt", "utf8"))) console.log(name, JSON.stringify(metrics));
END
cat > read.py <<'END'
from prometheus_client.parser import text_string_to_metric_families as families
counts = [(sample.labels["game"], int(sample.value)) for family in families(open("metrics.txt").read())
          for sample in family.samples if sample.name == "trick_seconds_count"]
print("prometheus_client", *counts)
END
seen="$(node read.mjs && env/bin/python read.py)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'trick_seconds [{"buckets":{"1":"1","+Inf":"7"}}]' \
  'deal_seconds [{"quantiles":{"0.5":"4"}}]' "prometheus_client ('king', 2) ('palace', 7)")" ]
