#!/usr/bin/env bash
# relativetime 0.1.4 (Rust): from a minute and a half on it's "1 minutes ago", up to two minutes; then there are "1 hours ago", for an
# hour and a half, "1 days ago" and "1 months ago". For one it has words, "a minute ago", but the plural begins at one and a half,
# and the number is cut, not rounded. Only years are rounded: "2 years ago" after one and a half.
# Expected: "human-readable relative times": "2 minutes ago" from 90 seconds on, as its sibling timediff 0.2.3 (Rust) has it.
# Seen: seconds, and what both say.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "seen"
version = "0.1.0"
edition = "2021"
[dependencies]
relativetime = "=0.1.4"
timediff = "=0.2.3"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use relativetime::NegativeRelativeTime;
use std::time::Duration;

fn main() {
    const DAY: u64 = 86_400;
    for seconds in [
        60, 89, 90, 119, 120, 179, 3600, 5401, 7199, 7200, DAY, 36 * 3600 + 1, 2 * DAY - 1, 3 * DAY, 30 * DAY, 50 * DAY,
        61 * DAY, 550 * DAY,
    ] {
        let there = timediff::TimeDiff::to_diff(format!("-{seconds}s")).parse().unwrap();
        println!("{seconds}: {}; timediff: {there}", Duration::from_secs(seconds).to_relative_in_past());
    }
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet 2>/dev/null)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
60: a minute ago; timediff: a minute ago
89: a minute ago; timediff: a minute ago
90: 1 minutes ago; timediff: 2 minutes ago
119: 1 minutes ago; timediff: 2 minutes ago
120: 2 minutes ago; timediff: 2 minutes ago
179: 2 minutes ago; timediff: 3 minutes ago
3600: an hour ago; timediff: an hour ago
5401: 1 hours ago; timediff: 2 hours ago
7199: 1 hours ago; timediff: 2 hours ago
7200: 2 hours ago; timediff: 2 hours ago
86400: a day ago; timediff: a day ago
129601: 1 days ago; timediff: 2 days ago
172799: 1 days ago; timediff: 2 days ago
259200: 3 days ago; timediff: 3 days ago
2592000: a month ago; timediff: a month ago
4320000: 1 months ago; timediff: 2 months ago
5270400: 2 months ago; timediff: 2 months ago
47520000: 2 years ago; timediff: 2 years ago
END
)" ]
