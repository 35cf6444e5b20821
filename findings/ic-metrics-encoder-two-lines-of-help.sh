#!/usr/bin/env bash
# ic-metrics-encoder 1.1.2 (Rust), Prometheus metrics as text: a help text of two lines is written as two lines, and the second is
# no comment and no metric, so that nobody can read the page. In the values of labels a line's end is escaped.
# Expected: "encoding metrics in Prometheus text exposition format", where in the text after HELP "backslash and line feed
# characters must be escaped as \\ and \n". prometheus_client 0.23.1 (Python) does that.
# Seen: the text, and what prometheus_client reads; then how it writes such a help text itself.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "seen"
version = "0.1.0"
edition = "2021"
[dependencies]
ic-metrics-encoder = "=1.1.2"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use ic_metrics_encoder::MetricsEncoder;

fn main() -> std::io::Result<()> {
    let mut pages = vec![];
    for help in ["Games that were played.", "Games that were played.\nEnded or not."] {
        let mut encoder = MetricsEncoder::new(vec![], 1_780_000_000_000);
        encoder.gauge_vec("games", help)?.value(&[("table", "one\ntwo\\three")], 3.0)?;
        pages.push(String::from_utf8(encoder.into_inner()).unwrap());
    }
    print!("{}", pages.join("----\n"));
    Ok(())
}
END_OF_RUST
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py prometheus_client==0.23.1
cat > read.py <<'END_OF_PYTHON'
import sys
from prometheus_client import CollectorRegistry, Gauge, generate_latest
from prometheus_client.parser import text_string_to_metric_families as read
for text in sys.stdin.read().split("----\n"):
    print(text, end="")
    try:
        print("  read:", [(family.name, family.documentation, family.samples[0].labels) for family in read(text)])
    except ValueError as error:
        print("  ValueError:", error)
registry = CollectorRegistry()
Gauge("games", "Games that were played.\nEnded or not.", registry=registry)
print("prometheus_client:", generate_latest(registry).decode().splitlines()[0])
END_OF_PYTHON
seen="$(CARGO_TARGET_DIR=target cargo run --quiet 2>/dev/null | PYTHONPATH=py python3 read.py)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
# HELP games Games that were played.
# TYPE games gauge
games{table="one\ntwo\\three"} 3 1780000000000
  read: [('games', 'Games that were played.', {'table': 'one\ntwo\\three'})]
# HELP games Games that were played.
Ended or not.
# TYPE games gauge
games{table="one\ntwo\\three"} 3 1780000000000
  ValueError: could not convert string to float: 'or'
prometheus_client: # HELP games Games that were played.\nEnded or not.
END
)" ]
