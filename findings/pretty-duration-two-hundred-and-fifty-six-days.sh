#!/usr/bin/env bash
# pretty-duration 0.1.1 (Rust): 256 days are "8mon 9h", for all of the days are counted, not those that the months leave over,
# and the number is cut to a byte. 31 days are "1mon 31d", a leap year is "1y 12mon 110d", and from 257 days on it begins with
# one again. The format "Colon" writes "1hour 2minutes 3seconds".
# Expected: "output a String in prettier way that make sense for a human being": what's in the months isn't in the days again.
# The example on its page, a year, 16 months and 248 days of 504 days, has the same fault.
# Seen: durations and texts.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "days"
version = "0.1.0"
edition = "2021"
[dependencies]
pretty-duration = "=0.1.1"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use pretty_duration::{pretty_duration, PrettyDurationOptions, PrettyDurationOutputFormat::{Colon, Expanded}};
use std::time::Duration;

fn main() {
    let days = |days: u64, hours: u64| Duration::from_secs(3600 * (24 * days + hours));
    for (number, hours) in [(30, 0), (31, 0), (61, 0), (255, 9), (256, 9), (257, 9), (366, 0), (504, 0), (800, 0)] {
        println!("{number} days, {hours} hours: {}", pretty_duration(&days(number, hours), None));
    }
    for format in [Expanded, Colon] {
        let options = PrettyDurationOptions { output_format: Some(format), singular_labels: None, plural_labels: None };
        println!("3723 seconds: {}", pretty_duration(&Duration::from_secs(3723), Some(options)));
    }
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
30 days, 0 hours: 30d
31 days, 0 hours: 1mon 31d
61 days, 0 hours: 2mon 61d
255 days, 9 hours: 8mon 255d 9h
256 days, 9 hours: 8mon 9h
257 days, 9 hours: 8mon 1d 9h
366 days, 0 hours: 1y 12mon 110d
504 days, 0 hours: 1y 16mon 248d
800 days, 0 hours: 2y 26mon 32d
3723 seconds: 1 hour 2 minutes 3 seconds
3723 seconds: 1hour 2minutes 3seconds
END
)" ]
