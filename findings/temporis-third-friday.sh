#!/usr/bin/env bash
# temporis 1.0.2 (Rust), dates that people type: "2friday", on a Wednesday, is the third Friday from then on, and "2monday" the
# second Monday: it adds weeks to the day of the current week, whether that's over or not. So "1monday" is "monday", but
# "1friday" isn't "friday". "29-feb" is an error unless it's in this year or the next, and "16/01" isn't in the current year.
# Expected: its page: "Numbered weeks: 2monday (2 Mondays from now)"; "Short dates: 16/01 (assumes current year)"; "Ordinal
# dates", where it goes on to the next month that has such a day.
# Seen, on Wednesday, 2 December 2026: texts and dates.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root libfaketime=0.9.10-2.1
dpkg -x libfaketime_*.deb .
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "dates"
version = "0.1.0"
edition = "2021"
[dependencies]
temporis = "=1.0.2"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
fn main() {
    for text in [
        "today", "friday", "1friday", "2friday", "monday", "1monday", "2monday", "nfriday", "nmonday", "16/01", "28-feb",
        "29-feb", "31st", "30th", "2nd", "2/12",
    ] {
        match temporis::parse_date(text) {
            Ok(date) => println!("{text}: {}", date.format("%a %d %b %Y")),
            Err(error) => println!("{text}: {error}"),
        }
    }
}
END_OF_RUST
CARGO_TARGET_DIR=target cargo build --quiet
export TZ=UTC FAKETIME='2026-12-02 12:00:00' LD_PRELOAD
LD_PRELOAD="$(echo "$folder"/usr/lib/*/faketime/libfaketime.so.1)"
seen="$(target/debug/dates)"
echo "$seen"
[ "$seen" = "$(LD_PRELOAD='' cat <<'END'
today: Wed 02 Dec 2026
friday: Fri 04 Dec 2026
1friday: Fri 11 Dec 2026
2friday: Fri 18 Dec 2026
monday: Mon 07 Dec 2026
1monday: Mon 07 Dec 2026
2monday: Mon 14 Dec 2026
nfriday: Fri 11 Dec 2026
nmonday: Mon 07 Dec 2026
16/01: Sat 16 Jan 2027
28-feb: Sun 28 Feb 2027
29-feb: Invalid date: the specified day does not exist for this month
31st: Thu 31 Dec 2026
30th: Wed 30 Dec 2026
2nd: Sat 02 Jan 2027
2/12: Wed 02 Dec 2026
END
)" ]
