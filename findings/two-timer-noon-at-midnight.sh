#!/usr/bin/env bash
# two_timer 2.2.5 (Rust), times that people type: "12 PM" is midnight, and "12 AM" is noon: it adds twelve hours to each hour
# that has a PM, and none to one with an AM. "December 24" and "the 24th", on the 2nd of December, are still to come, though all
# else is taken for past; and with the switch for the future "December 1" is past in the same way, and so is "Friday the 13th",
# which it looks for backwards only. "This Sunday" is always the last day of a week, even if Sunday is set to be the first.
# Expected: "a moment interpreted relative to now will be assumed to be before now unless the configuration parameter
# default_to_past is set to false, in which case it will be assumed to be after now"; "If this parameter is set to false, Sunday
# will be regarded as the first weekday". Noon is 12 PM.
# Seen, on Wednesday, 2 December 2026, 15:00: expressions, and the beginnings of what they mean by default and for the future.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "times"
version = "0.1.0"
edition = "2021"
[dependencies]
chrono = "=0.4.45"
two_timer = "=2.2.5"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use chrono::NaiveDate;
use two_timer::{parse, Config};

fn main() {
    let now = NaiveDate::from_ymd_opt(2026, 12, 2).unwrap().and_hms_opt(15, 0, 0).unwrap();
    let past = Config::new().now(now);
    let future = past.default_to_past(false);
    let begins = |text, config: &Config| match parse(text, Some(config.clone())) {
        Ok((begin, _, _)) => begin.format("%a %d %b %Y %H:%M").to_string(),
        Err(error) => error.to_string(),
    };
    for text in [
        "today at 11 AM", "today at 12 PM", "today at 12:30 PM", "today at 1 PM", "today at noon", "today at 12 AM", "10:00",
        "December 1", "December 24", "the 1st", "the 24th", "Friday", "Friday the 13th", "November",
    ] {
        println!("{text}: {}; {}", begins(text, &past), begins(text, &future));
    }
    for monday in [true, false] {
        let config = past.monday_starts_week(monday);
        let (week, sunday) = (begins("this week", &config), begins("this Sunday", &config));
        println!("Monday first {monday}: this week {week}, this Sunday {sunday}");
    }
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
today at 11 AM: Wed 02 Dec 2026 11:00; Wed 02 Dec 2026 11:00
today at 12 PM: Wed 02 Dec 2026 00:00; Wed 02 Dec 2026 00:00
today at 12:30 PM: Wed 02 Dec 2026 00:30; Wed 02 Dec 2026 00:30
today at 1 PM: Wed 02 Dec 2026 13:00; Wed 02 Dec 2026 13:00
today at noon: Wed 02 Dec 2026 12:00; Wed 02 Dec 2026 12:00
today at 12 AM: Wed 02 Dec 2026 12:00; Wed 02 Dec 2026 12:00
10:00: Wed 02 Dec 2026 10:00; Thu 03 Dec 2026 10:00
December 1: Tue 01 Dec 2026 00:00; Tue 01 Dec 2026 00:00
December 24: Thu 24 Dec 2026 00:00; Thu 24 Dec 2026 00:00
the 1st: Tue 01 Dec 2026 00:00; Tue 01 Dec 2026 00:00
the 24th: Thu 24 Dec 2026 00:00; Thu 24 Dec 2026 00:00
Friday: Fri 27 Nov 2026 00:00; Fri 04 Dec 2026 00:00
Friday the 13th: Fri 13 Nov 2026 00:00; Fri 13 Nov 2026 00:00
November: Sun 01 Nov 2026 00:00; Mon 01 Nov 2027 00:00
Monday first true: this week Mon 30 Nov 2026 00:00, this Sunday Sun 06 Dec 2026 00:00
Monday first false: this week Sun 29 Nov 2026 00:00, this Sunday Sun 06 Dec 2026 00:00
END
)" ]
