#!/usr/bin/env bash
# fuzzydate 0.4.1 (Rust), dates that people type: "friday in two weeks" is two weeks ago, since a weekday that is followed by
# "in" is treated like one with "ago". Of the days of a month it knows "4th", but neither "11th" nor "22nd" nor "30th": no
# number from ten on may have an ending. It knows "fourty" and "eigth", but neither "forty" nor "eighth", and no "mon". And "24
# december" needs a year.
# Expected: its own comment, "Tuesday in two weeks", is a weekday after a time; its grammar has "forty", "mon" and "<num>
# <month>".
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
chrono = "=0.4.45"
fuzzydate = "=0.4.1"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use chrono::NaiveDate;

fn main() {
    let now = NaiveDate::from_ymd_opt(2026, 12, 2).unwrap().and_hms_opt(12, 0, 0).unwrap();
    for text in [
        "friday", "friday two weeks ago", "friday in two weeks", "december 24 in two weeks", "december 4th at 8 pm",
        "december 11th at 8 pm", "december 11 at 8 pm", "december 22nd", "december 30th", "december eighth", "december eigth",
        "december ninth", "forty days from now", "fourty days from now", "mon", "monday",
        "24 december", "24 december 2026",
    ] {
        match fuzzydate::parse_relative_to(text, now) {
            Ok(date) => println!("{text}: {}", date.format("%a %d %b %Y %H:%M")),
            Err(error) => println!("{text}: {error}"),
        }
    }
}
END_OF_RUST
export TZ=UTC
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
friday: Fri 04 Dec 2026 12:00
friday two weeks ago: Fri 13 Nov 2026 12:00
friday in two weeks: Fri 13 Nov 2026 12:00
december 24 in two weeks: Thu 07 Jan 2027 12:00
december 4th at 8 pm: Fri 04 Dec 2026 20:00
december 11th at 8 pm: Unable to parse date
december 11 at 8 pm: Fri 11 Dec 2026 20:00
december 22nd: Unable to parse date
december 30th: Unable to parse date
december eighth: Unrecognized Token: eighth
december eigth: Tue 08 Dec 2026 12:00
december ninth: Wed 09 Dec 2026 12:00
forty days from now: Unrecognized Token: forty
fourty days from now: Mon 11 Jan 2027 12:00
mon: Unrecognized Token: mon
monday: Mon 07 Dec 2026 12:00
24 december: Unable to parse date
24 december 2026: Thu 24 Dec 2026 12:00
END
)" ]
