#!/usr/bin/env bash
# tpt-cron-parse 0.3.0 (Rust): its English for "0 9 * * MON,WED,FRI" is "At 9:00 AM on the 1st, 3rd, 5th of every month": several
# days of the week are taken for days of the month; the weekend is "the 0th, 6th". And "0 9 */2 * *", every other day, runs
# every day, as "*/2" counts as a limit and "*" for the day of the week then fits every day; only with "1-31/2" it's right.
# Expected: "Human-readable: converts expressions to English", of a plan that runs on Mondays, Wednesdays and Fridays. "The standard
# OR rule" is for two fields that are both limited; "*" is none. croner 3.0.1 (Rust) has 3, 5 and 7 December.
# Seen, from Wednesday, 2 December 2026, noon: expressions, their English, the next times; then croner's.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "seen"
version = "0.1.0"
edition = "2021"
[dependencies]
chrono = "=0.4.45"
croner = "=3.0.1"
tpt-cron-parse = { version = "=0.3.0", features = ["chrono"] }
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use chrono::{DateTime, TimeZone, Utc};
use std::str::FromStr;

fn main() {
    let noon = Utc.with_ymd_and_hms(2026, 12, 2, 12, 0, 0).unwrap();
    let days = |times: &mut dyn Iterator<Item = DateTime<Utc>>| {
        times.take(5).map(|time| time.format("%a %-d").to_string()).collect::<Vec<_>>().join(", ")
    };
    for text in ["0 9 * * MON", "0 9 * * MON,WED,FRI", "0 9 * * 6,0", "0 9 1 * *", "0 9 */2 * *", "0 9 1-31/2 * *"] {
        let here = tpt_cron_parse::CronExpr::parse(text).unwrap();
        let there = croner::Cron::from_str(text).unwrap();
        println!("{text}: {}", here.to_human_readable());
        println!("  {}; croner: {}", days(&mut here.upcoming(noon)), days(&mut there.iter_after(noon)));
    }
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet 2>/dev/null)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
0 9 * * MON: Every Monday at 9:00 AM
  Mon 7, Mon 14, Mon 21, Mon 28, Mon 4; croner: Mon 7, Mon 14, Mon 21, Mon 28, Mon 4
0 9 * * MON,WED,FRI: At 9:00 AM on the 1st, 3rd, 5th of every month
  Fri 4, Mon 7, Wed 9, Fri 11, Mon 14; croner: Fri 4, Mon 7, Wed 9, Fri 11, Mon 14
0 9 * * 6,0: At 9:00 AM on the 0th, 6th of every month
  Sat 5, Sun 6, Sat 12, Sun 13, Sat 19; croner: Sat 5, Sun 6, Sat 12, Sun 13, Sat 19
0 9 1 * *: At 9:00 AM on the 1st of every month
  Fri 1, Mon 1, Mon 1, Thu 1, Sat 1; croner: Fri 1, Mon 1, Mon 1, Thu 1, Sat 1
0 9 */2 * *: At 0 past 9on */2 of * (*)
  Thu 3, Fri 4, Sat 5, Sun 6, Mon 7; croner: Thu 3, Sat 5, Mon 7, Wed 9, Fri 11
0 9 1-31/2 * *: At 0 past 9on 1-31/2 of * (*)
  Thu 3, Sat 5, Mon 7, Wed 9, Fri 11; croner: Thu 3, Sat 5, Mon 7, Wed 9, Fri 11
END
)" ]
