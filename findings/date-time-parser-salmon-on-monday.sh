#!/usr/bin/env bash
# date_time_parser 0.2.0 (Rust), dates and times in what people type: "wednesday" is no day, for it knows it as "wednesay". A
# word that ends like a day's short name is one: "salmon for dinner" is on Monday. "12am" is noon, and "00:30" half past twelve
# in the day. "12/25/26" is in the year 26, and after "december 25th, 2027" the year is forgotten, but taken for a time, 20:27,
# as in "12/25/2026". Where a time stands after "december 5" or "in 3 days", the number of days is the time.
# Expected: it "aims to parse" text without a structure into dates and times; its comments name two-digit years, and "12am" is
# midnight.
# Seen, relative to Wednesday, 2 December 2026, 10:00: texts, dates and times.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "dates"
version = "0.1.0"
edition = "2021"
[dependencies]
chrono = "=0.4.45"
date_time_parser = "=0.2.0"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use chrono::{NaiveDate, NaiveTime};
use date_time_parser::{DateParser, TimeParser};

fn main() {
    let (today, now) = (NaiveDate::from_ymd_opt(2026, 12, 2).unwrap(), NaiveTime::from_hms_opt(10, 0, 0).unwrap());
    for text in [
        "lunch on friday", "lunch on wednesday", "lunch next wednesday", "salmon for dinner", "lunch at 12pm", "call at 12am",
        "call at 00:30", "call at 1:30", "dinner on 12/25", "dinner on 12/25/2026", "dinner on 12/25/26",
        "dinner on december 25th",
        "dinner on december 25th, 2027", "dinner in 3 days", "dinner in 3 days at noon", "dinner on december 5th at 7pm",
        "dinner on december 5 at 7pm", "In 3 days", "tomorrow morning", "Tomorrow Morning",
    ] {
        let date = DateParser::parse_relative(text, today);
        let date = date.map_or("no date".to_string(), |date| date.format("%a %Y-%m-%d").to_string());
        let time = TimeParser::parse_relative(text, now);
        let time = time.map_or("no time".to_string(), |time| time.format("%H:%M").to_string());
        println!("{text}: {date}, {time}");
    }
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
lunch on friday: Fri 2026-12-04, no time
lunch on wednesday: no date, no time
lunch next wednesday: Wed 2026-12-09, no time
salmon for dinner: Mon 2026-12-07, no time
lunch at 12pm: no date, 12:00
call at 12am: no date, 12:00
call at 00:30: no date, 12:30
call at 1:30: no date, 13:30
dinner on 12/25: Fri 2026-12-25, no time
dinner on 12/25/2026: Fri 2026-12-25, 20:26
dinner on 12/25/26: Fri 0026-12-25, no time
dinner on december 25th: Fri 2026-12-25, no time
dinner on december 25th, 2027: Fri 2026-12-25, 20:27
dinner in 3 days: Sat 2026-12-05, 15:00
dinner in 3 days at noon: Sat 2026-12-05, 15:00
dinner on december 5th at 7pm: Sat 2026-12-05, 19:00
dinner on december 5 at 7pm: Sat 2026-12-05, 17:00
In 3 days: no date, 15:00
tomorrow morning: Thu 2026-12-03, 09:00
Tomorrow Morning: Thu 2026-12-03, no time
END
)" ]
