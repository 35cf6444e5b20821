#!/usr/bin/env bash
# timelang 0.1.3 (Rust), a small language for times: the unit "weeks" is written as "minutes". Dates can be compared, and are
# compared by month, day and year in this order: in a sorted list 15/1/2027 comes before 20/12/2026. Times go by the hour on the
# clock, so 12:30 PM comes after 1:15 PM, and durations by their minutes first, so 1 year is less than 2 minutes. "11:21 AM",
# one of its valid expressions, isn't one, and a duration of no days is written as nothing.
# Expected: "The standard Display impl is used on all node types as the preferred means of outputting them to a string"; what is
# Ord is in order.
# Seen: units and expressions, read and written; pairs, and whether the first is less.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "times"
version = "0.1.0"
edition = "2021"
[dependencies]
timelang = "=0.1.3"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use std::fmt::Display;
use std::str::FromStr;
use timelang::{AbsoluteTime, Duration, Time, TimeExpression, TimeUnit};

fn written<T: FromStr + Display>(text: &str) -> String {
    text.parse::<T>().map_or("an error".to_string(), |value| format!("{:?}", value.to_string()))
}

fn less<T: FromStr + Ord>(first: &str, second: &str) {
    let [one, two] = [first, second].map(|text| text.parse::<T>().unwrap_or_else(|_| panic!("{text}")));
    println!("{first} before {second}: {}", one < two);
}

fn main() {
    for unit in ["minutes", "hours", "days", "weeks", "months", "years"] {
        println!("{unit}: {}", written::<TimeUnit>(unit));
    }
    println!("11:21 AM as a time: {}", written::<Time>("11:21 AM"));
    for text in ["15/6/2022 at 3:58 PM", "11:21 AM", "2 weeks ago", "day after tomorrow", "The day after tomorrow", "0 days"] {
        println!("{text}: {}", written::<TimeExpression>(text));
    }
    less::<AbsoluteTime>("20/12/2026", "15/1/2027");
    less::<AbsoluteTime>("20/12/2026", "21/12/2026");
    less::<Time>("12:30 PM", "1:15 PM");
    less::<Time>("9:00 PM", "10:00 AM");
    less::<Duration>("2 minutes", "1 year");
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
minutes: "minutes"
hours: "hours"
days: "days"
weeks: "minutes"
months: "months"
years: "years"
11:21 AM as a time: "11:21 AM"
15/6/2022 at 3:58 PM: "15/6/2022 at 3:58 PM"
11:21 AM: an error
2 weeks ago: "2 weeks ago"
day after tomorrow: "the day after tomorrow"
The day after tomorrow: an error
0 days: ""
20/12/2026 before 15/1/2027: false
20/12/2026 before 21/12/2026: true
12:30 PM before 1:15 PM: false
9:00 PM before 10:00 AM: true
2 minutes before 1 year: false
END
)" ]
