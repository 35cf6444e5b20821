#!/usr/bin/env bash
# aioprometheus 23.12.0 (Python) writes labels and help texts as they are: a table called `Ann's "King"` or `a\b` makes a
# page of metrics that can't be read, or is read as something else. Nothing is raised.
# Expected: in Prometheus's text format, backslash, double quote and line feed of a label's value are written \\, \" and \n,
# and those of a help text likewise. prometheus_client 0.26.0 does that and reads back what was written.
# Seen: `{table="Ann's "King""}`, which prometheus_client's parser refuses; `{table="a\north"}` is read with a line feed.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install aioprometheus==23.12.0 prometheus_client==0.26.0
seen="$(env/bin/python - <<'END'
import aioprometheus, prometheus_client
from aioprometheus.formats import text
from prometheus_client.parser import text_string_to_metric_families as families

def one(table):
    registry = aioprometheus.collectors.Registry()
    aioprometheus.Counter("games_total", "Games", registry=registry).inc({"table": table})
    return text.TextFormatter().marshall(registry).decode()

def other(table):
    registry = prometheus_client.CollectorRegistry()
    prometheus_client.Counter("games", "Games", ["table"], registry=registry).labels(table).inc()
    return prometheus_client.generate_latest(registry).decode()

for name, write in (("aioprometheus", one), ("prometheus_client", other)):
    for table in ("Ann", r"a\north", "Ann's \"King\""):
        written = write(table)
        try:
            [sample] = [sample for family in families(written) for sample in family.samples if sample.name == "games_total"]
            read = "the same" if sample.labels["table"] == table else sample.labels["table"].replace("\n", "<line feed>")
        except ValueError:
            read = "refused"
        print(f"{name}: {[line for line in written.splitlines() if line.startswith('games_total')][0]} read: {read}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
aioprometheus: games_total{table="Ann"} 1 read: the same
aioprometheus: games_total{table="a\north"} 1 read: a<line feed>orth
aioprometheus: games_total{table="Ann's "King""} 1 read: refused
prometheus_client: games_total{table="Ann"} 1.0 read: the same
prometheus_client: games_total{table="a\\north"} 1.0 read: the same
prometheus_client: games_total{table="Ann's \"King\""} 1.0 read: the same
END
)" ]
