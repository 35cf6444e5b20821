#!/usr/bin/env bash
# Three Rust crates for spoken dates read the beginning of a text and forget the rest. human-date-parser 0.3.1 and
# chrono-english 0.2.1 take "next month" for a Monday, because of its first three letters. human-date-parser takes "next december"
# for the next day, the hours of "31 december 23:59" for the year 23, and knows no am and pm, so "12:30am" is half past noon.
# chrono-english drops the time of "tomorrow 8pm", interim 0.2.2 the day of "8pm tomorrow", and its midnight is the hour that it
# is now. None of them says that it left something out.
# Expected: what the text says, or an error, which all three have for what they can't read. Their own documentation has
# "next friday 8pm", "4pm Friday" and "13:25, Next Tuesday". interim reads "next month" and "tomorrow 8pm".
# Seen, from Friday, 27 November 2026, 15:00: Mondays for "next month", 15:00 tomorrow, 20:00 today, the year 23.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END'
[package]
name = "dates"
version = "0.1.0"
edition = "2024"
[dependencies]
chrono = { version = "=0.4.42", default-features = false, features = ["std", "clock"] }
chrono-english = "=0.2.1"
human-date-parser = "=0.3.1"
interim = { version = "=0.2.2", features = ["chrono_0_4"] }
[profile.dev]
debug = false
END
cat > src/main.rs <<'END'
use chrono::{DateTime, TimeZone, Utc};
use human_date_parser::ParseResult;

fn say(moment: Option<DateTime<Utc>>) -> String {
    moment.map_or("none".to_owned(), |moment| moment.format("%Y-%m-%d %H:%M").to_string())
}

fn main() {
    let now = Utc.with_ymd_and_hms(2026, 11, 27, 15, 0, 0).unwrap();
    for text in ["next month", "tomorrow 8pm", "8pm tomorrow", "8:30pm friday", "12:30am", "midnight", "next december", "31 december 23:59"] {
        let human = human_date_parser::from_human_time(text, now.naive_utc()).map_or("none".to_owned(), |result| match result {
            ParseResult::DateTime(moment) => moment.format("%Y-%m-%d %H:%M").to_string(),
            ParseResult::Date(date) => date.format("%Y-%m-%d").to_string(),
            ParseResult::Time(time) => time.format("%H:%M").to_string(),
        });
        println!("{text}: chrono-english {}, interim {}, human-date-parser {human}",
            say(chrono_english::parse_date_string(text, now, chrono_english::Dialect::Uk).ok()),
            say(interim::parse_date_string(text, now, interim::Dialect::Uk).ok()));
    }
}
END
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' \
  'next month: chrono-english 2026-12-07 00:00, interim 2026-12-27 00:00, human-date-parser 2026-11-30' \
  'tomorrow 8pm: chrono-english 2026-11-28 15:00, interim 2026-11-28 20:00, human-date-parser 2026-11-28' \
  '8pm tomorrow: chrono-english 2026-11-28 15:00, interim 2026-11-27 20:00, human-date-parser none' \
  '8:30pm friday: chrono-english 2026-11-27 20:30, interim 2026-11-27 20:30, human-date-parser 08:30' \
  '12:30am: chrono-english none, interim 2026-11-27 00:30, human-date-parser 12:30' \
  'midnight: chrono-english none, interim 2026-11-27 15:00, human-date-parser none' \
  'next december: chrono-english 2026-12-01 00:00, interim 2026-12-01 00:00, human-date-parser 2026-11-28' \
  '31 december 23:59: chrono-english 2026-12-31 23:59, interim none, human-date-parser 0023-12-31')" ]
