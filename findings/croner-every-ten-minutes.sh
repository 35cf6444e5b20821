#!/usr/bin/env bash
# croner 4.0.3 (Rust), `describe`, cron expressions in words: where a step occurs in a list, or ends early, the whole field is
# described by it: "0,5,30-59/10" is "every 10 minutes", "0-20/10" as well, hours "0-8/4" are "every 4 hours", and months
# "2-6/2,12" are "every 2 months". It keeps one step for each field and asks only whether the first value is 0.
# Expected: what it then does itself. Its own next times are right.
# Seen: expressions, their descriptions, and the first times on 1 December 2026 or after.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "words"
version = "0.1.0"
edition = "2021"
[dependencies]
chrono = { version = "=0.4.45", default-features = false, features = ["alloc"] }
croner = "=4.0.3"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use chrono::{TimeZone, Utc};
use croner::Cron;

fn main() {
    let start = Utc.with_ymd_and_hms(2026, 11, 30, 23, 59, 59).unwrap();
    for (expression, count, format) in [
        ("*/10 * * * *", 4, "%H:%M"), ("0-20/10 * * * *", 4, "%H:%M"), ("0,5,30-59/10 * * * *", 6, "%H:%M"),
        ("5,30-59/10 * * * *", 4, "%H:%M"), ("0 0-8/4 * * *", 4, "%d %b %H:%M"), ("0 9 1 */3 *", 4, "%d %b"),
        ("0 9 1 2-6/2,12 *", 5, "%d %b"),
    ] {
        let cron: Cron = expression.parse().unwrap();
        let times: Vec<_> = cron.iter_after(start).take(count).map(|time| time.format(format).to_string()).collect();
        println!("{expression}: {} {}", cron.describe(), times.join(", "));
    }
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
*/10 * * * *: At every 10 minutes. 00:00, 00:10, 00:20, 00:30
0-20/10 * * * *: At every 10 minutes. 00:00, 00:10, 00:20, 01:00
0,5,30-59/10 * * * *: At every 10 minutes. 00:00, 00:05, 00:30, 00:40, 00:50, 01:00
5,30-59/10 * * * *: At minute 5, 30, 40, and 50 past every hour. 00:05, 00:30, 00:40, 00:50
0 0-8/4 * * *: At minute 0, of every 4 hours. 01 Dec 00:00, 01 Dec 04:00, 01 Dec 08:00, 02 Dec 00:00
0 9 1 */3 *: At 09:00, on day 1, in every 3 months. 01 Jan, 01 Apr, 01 Jul, 01 Oct
0 9 1 2-6/2,12 *: At 09:00, on day 1, in every 2 months. 01 Dec, 01 Feb, 01 Apr, 01 Jun, 01 Dec
END
)" ]
