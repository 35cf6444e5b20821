#!/usr/bin/env bash
# prometheus-parse 0.2.5 (Rust) reads a page of metrics without an error and loses parts of it: a label "King, fast" becomes
# "King", a label with "=" is no label, the whole line is gone if a label has a "}" or the name a colon, and of an escaped "King"
# one quote is left, with both backslashes.
# Expected: Prometheus's text format has any character in a label's value, escapes \, " and the line feed with a backslash, and
# allows colons in names. openmetrics-parser 0.5.1 (Rust) reads all of it.
# Seen, for each line, the label as it is read, "no label", or "none" where the line is missing.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
cat > metrics.txt <<'END'
tables{name="King"} 1
tables{name="King, fast"} 1
tables{name="a=b"} 1
tables{name="{a}"} 1
tables{name="\"King\""} 1
bot:tables{name="King"} 1
END
mkdir src
cat > Cargo.toml <<'END'
[package]
name = "metrics"
version = "0.1.0"
edition = "2024"
[dependencies]
openmetrics-parser = "=0.5.1"
prometheus-parse = "=0.2.5"
[profile.dev]
debug = false
END
cat > src/main.rs <<'END'
fn main() {
    for line in include_str!("../metrics.txt").lines() {
        let page = format!("{line}\n");
        let scrape = prometheus_parse::Scrape::parse(page.lines().map(|line| Ok(line.to_owned()))).unwrap();
        let first = scrape.samples.first().map(|sample| sample.labels.get("name").unwrap_or("no label").to_owned());
        let second = openmetrics_parser::prometheus::parse_prometheus(&page).map(|page| {
            let family = page.families.into_values().next().unwrap();
            family.iter_samples().next().unwrap().get_labelset().unwrap().get_label_value("name").unwrap().to_owned()
        });
        println!("{line}: prometheus-parse {}, openmetrics-parser {}", first.unwrap_or("none".into()), second.unwrap());
    }
}
END
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
tables{name="King"} 1: prometheus-parse King, openmetrics-parser King
tables{name="King, fast"} 1: prometheus-parse King, openmetrics-parser King, fast
tables{name="a=b"} 1: prometheus-parse no label, openmetrics-parser a=b
tables{name="{a}"} 1: prometheus-parse none, openmetrics-parser {a}
tables{name="\"King\""} 1: prometheus-parse \"King\, openmetrics-parser "King"
bot:tables{name="King"} 1: prometheus-parse none, openmetrics-parser King
END
)" ]
