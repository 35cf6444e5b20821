#!/usr/bin/env bash
# timeago 0.6.1 (Rust), in Polish, has the singular for 21, 31 and 41 minutes, hours and days, "21 minutę temu", by the rule of
# Russian, where a number goes by its last digit (its years are right). In Romanian it lacks the "de" that stands from 20 on,
# "acum 21 minute".
# Expected: Polish: 21 minut, 31 dni, as with five (Unicode CLDR: "one" is 1 only); Romanian: 21 de minute (CLDR: "other").
# Node's Intl has both.
# Seen: times that have gone by, in a language, here and in Intl.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "times"
version = "0.1.0"
edition = "2024"
[dependencies]
timeago = { version = "=0.6.1", default-features = false, features = ["translations"] }
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use std::time::Duration;
use timeago::{Formatter, Language, TimeUnit, languages};

fn show(name: &str, language: impl Language + 'static, limit: TimeUnit, times: &[u64], unit: u64) {
    let mut formatter = Formatter::with_language(language);
    formatter.max_unit(limit);
    for &time in times {
        println!("{name}: {}", formatter.convert(Duration::from_secs(time * unit)));
    }
}

fn main() {
    for (limit, unit) in [(TimeUnit::Minutes, 60), (TimeUnit::Days, 86400)] {
        show("pl", languages::polish::Polish, limit, &[1, 5, 21, 31], unit);
        show("ro", languages::romanian::Romanian, limit, &[1, 5, 21, 31], unit);
    }
}
END_OF_RUST
cat > times.mjs <<'END'
for (const unit of ["minute", "day"]) for (const locale of ["pl", "ro"]) for (const time of [1, 5, 21, 31]) {
  console.log(new Intl.RelativeTimeFormat(locale).format(-time, unit));
}
END
CARGO_TARGET_DIR=target cargo run --quiet > here
node times.mjs > there
seen="$(paste -d '|' here there | sed 's/|/, there /')"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'pl: 1 minutę temu, there 1 minutę temu' 'pl: 5 minut temu, there 5 minut temu' \
  'pl: 21 minutę temu, there 21 minut temu' 'pl: 31 minutę temu, there 31 minut temu' 'ro: acum 1 minut, there acum 1 minut' \
  'ro: acum 5 minute, there acum 5 minute' 'ro: acum 21 minute, there acum 21 de minute' \
  'ro: acum 31 minute, there acum 31 de minute' 'pl: 1 dzień temu, there 1 dzień temu' 'pl: 5 dni temu, there 5 dni temu' \
  'pl: 21 dzień temu, there 21 dni temu' 'pl: 31 dzień temu, there 31 dni temu' 'ro: acum 1 zi, there acum 1 zi' \
  'ro: acum 5 zile, there acum 5 zile' 'ro: acum 21 zile, there acum 21 de zile' 'ro: acum 31 zile, there acum 31 de zile')" ]
