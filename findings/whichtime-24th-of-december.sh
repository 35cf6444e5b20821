#!/usr/bin/env bash
# whichtime 0.1.0 (Rust), dates in people's words: "24th of december" is the 1st of December, as are "the 24th of december" and
# "december the 24th"; the number is passed over. "the day after tomorrow" is tomorrow and "the day before yesterday" yesterday.
# "tomorrow morning" is noon, "tonight at 9" ten o'clock, "monday next week" the Monday that has been. In German "24.12. um
# 18:15" is today, and in Portuguese "amanhã às 15h" is noon. There is never an error, only another date.
# Expected: what it finds in "24 december", "24th december", German "übermorgen" and "vorgestern", French "demain matin" and
# "demain à 15h". Its README has "tomorrow at 3pm", "next Friday" and "in two weeks", "across the locales supported".
# Seen, on Wednesday, 2 December 2026, noon: texts and what's made of them.
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
whichtime = "=0.1.0"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use chrono::{Local, TimeZone};

fn main() {
    let time = whichtime::WhichTime::new();
    let now = Local.with_ymd_and_hms(2026, 12, 2, 12, 0, 0).unwrap();
    for (parser, texts) in [
        (
            time.en(),
            vec![
                "24 december", "24th december", "24th of december", "the 24th of december", "december the 24th",
                "day after tomorrow", "the day before yesterday", "tomorrow morning", "tonight at 9", "monday next week",
            ],
        ),
        (time.de(), vec!["übermorgen", "vorgestern", "24.12.2026 um 18:15", "24.12. um 18:15"]),
        (time.fr(), vec!["demain matin", "demain à 15h"]),
        (time.pt(), vec!["amanhã às 15h", "depois de amanhã"]),
    ] {
        for text in texts {
            let date = parser.parse_date(text, Some(now.into())).unwrap().unwrap();
            println!("{text}: {}", date.with_timezone(&chrono::Utc).format("%a %d %b %H:%M"));
        }
    }
}
END_OF_RUST
export TZ=UTC
seen="$(CARGO_TARGET_DIR=target cargo run --quiet 2>/dev/null)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
24 december: Thu 24 Dec 12:00
24th december: Thu 24 Dec 12:00
24th of december: Tue 01 Dec 12:00
the 24th of december: Tue 01 Dec 12:00
december the 24th: Tue 01 Dec 12:00
day after tomorrow: Thu 03 Dec 12:00
the day before yesterday: Tue 01 Dec 12:00
tomorrow morning: Thu 03 Dec 12:00
tonight at 9: Wed 02 Dec 22:00
monday next week: Mon 30 Nov 12:00
übermorgen: Fri 04 Dec 12:00
vorgestern: Mon 30 Nov 12:00
24.12.2026 um 18:15: Thu 24 Dec 18:15
24.12. um 18:15: Wed 02 Dec 18:15
demain matin: Thu 03 Dec 08:00
demain à 15h: Thu 03 Dec 15:00
amanhã às 15h: Thu 03 Dec 12:00
depois de amanhã: Thu 03 Dec 12:00
END
)" ]
