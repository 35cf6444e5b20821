#!/usr/bin/env bash
# human-date-parser 0.3.1 (Rust), dates that people type: "next month" is next Monday, "this month" this Monday, and "last
# month" last Monday, since it tries weekdays first and "mon" is one. What then remains, it forgets without a word, as it does
# in "friday at 7 pm" or "today in 2 hours". And of "15 December 19:30" it takes "15 December 19", a day in the year 19.
# Expected: its grammar has a specifier with a unit, and month is a unit: "next week" and "next year" work. It answers "an error
# if the input string contains values that cannot be parsed".
# Seen, on Wednesday, 2 December 2026, noon: texts and what's made of them.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "dates"
version = "0.1.0"
edition = "2021"
[dependencies]
chrono = { version = "=0.4.45", default-features = false }
human-date-parser = "=0.3.1"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use chrono::NaiveDate;
use human_date_parser::from_human_time;

fn main() {
    let now = NaiveDate::from_ymd_opt(2026, 12, 2).unwrap().and_hms_opt(12, 0, 0).unwrap();
    for text in [
        "last week", "last month", "last year", "this month", "next week", "next month", "next year", "next monday", "in a month",
        "15 December", "15 December 2026", "15 December at 19:30", "15 December 19:30", "15 December 2026 19:30", "friday 19:30",
        "friday at 7 pm", "today in 2 hours", "in 2 hours", "december 15", "in 3 months", "3 months from now",
    ] {
        let read = from_human_time(text, now).map_or_else(|error| error.to_string(), |date| date.to_string());
        println!("{text}: {read}");
    }
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
last week: 2026-11-25
last month: 2026-11-30
last year: 2025-12-02
this month: 2026-12-07
next week: 2026-12-09
next month: 2026-12-07
next year: 2027-12-02
next monday: 2026-12-07
in a month: 2027-01-02 12:00:00
15 December: 2026-12-15
15 December 2026: 2026-12-15
15 December at 19:30: 2026-12-15 19:30:00
15 December 19:30: 0019-12-15
15 December 2026 19:30: 2026-12-15 19:30:00
friday 19:30: 2026-12-04 19:30:00
friday at 7 pm: 2026-12-04
today in 2 hours: 2026-12-02
in 2 hours: 2026-12-02 14:00:00
december 15: Could not match input to any known format
in 3 months: 2027-03-02 12:00:00
3 months from now: Could not match input to any known format
END
)" ]
