#!/usr/bin/env bash
# humantime_fmt 0.1.0 (Rust), relative times: what's a whole unit ahead is always one less. In an hour is "in 59 minutes", in a week "in
# 6 days", in two days "tomorrow", in three days "in 2 days": it looks at the clock a moment later and cuts off what's missing.
# Its own examples fail. Half a minute ahead is "just now". And there is no "1 week": a week ago is "last week".
# Expected: its README and its text: "assert_eq!(format_relative(future), "in 1 week")" for seven days and "in 1 hour" for 3600
# seconds.
# Seen: times from now on and before now, in both directions.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "seen"
version = "0.1.0"
edition = "2021"
[dependencies]
humantime_fmt = "=0.1.0"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use humantime_fmt::format_relative;
use std::time::{Duration, SystemTime};

fn main() {
    const HOUR: u64 = 3600;
    const DAY: u64 = 24 * HOUR;
    for (name, seconds) in [
        ("half a minute", 30), ("5 minutes", 300), ("an hour", HOUR), ("3 hours", 3 * HOUR), ("a day", DAY), ("2 days", 2 * DAY),
        ("3 days", 3 * DAY), ("a week", 7 * DAY), ("2 weeks", 14 * DAY),
    ] {
        let span = Duration::from_secs(seconds);
        println!("{name}: {}; {}", format_relative(SystemTime::now() + span), format_relative(SystemTime::now() - span));
    }
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet 2>/dev/null)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
half a minute: just now; just now
5 minutes: in 4 minutes; 5 minutes ago
an hour: in 59 minutes; 1 hour ago
3 hours: in 2 hours; 3 hours ago
a day: in 23 hours; yesterday
2 days: tomorrow; 2 days ago
3 days: in 2 days; 3 days ago
a week: in 6 days; last week
2 weeks: next week; 2 weeks ago
END
)" ]
