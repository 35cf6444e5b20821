#!/usr/bin/env bash
# natural-date-parser 0.1.3 (Rust) takes none of these examples of its own page: "in 3 days" is an "Invalid time unit" (so is
# each number of days, weeks, months and years); "tomorrow at 5 PM", "3 weeks from now" and "4 months ago" don't fit its own
# grammar; and a weekday with a time, "Friday at 8:00 PM", is an "Invalid weekday". A bare weekday is the one of the week from
# Sunday to Saturday, so that Monday is past on a Wednesday. It also prints lines of its own on the program's output.
# Expected: its page: "phrases such as next Monday, tomorrow at 5 PM, or 3 weeks from now", "in 3 days", "4 months ago"; the
# words of its grammar: "Parses future time expressions, such as in 3 days or in 2 weeks", "Wednesday at 5:00 AM". It's to
# make reminders; one on a day that's past never comes.
# Seen: answers to phrases; on a Wednesday (by libfaketime), how many days ahead each weekday is, bare, with "this" (which
# is right) and with "next"; and what it prints by itself.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root libfaketime=0.9.10-2.1
dpkg -x libfaketime_*.deb .
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "phrases"
version = "0.1.0"
edition = "2024"
[dependencies]
chrono = "=0.4.45"
natural-date-parser = "=0.1.3"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use chrono::Local;
use natural_date_parser::date_parser::from_string;

fn main() {
    for phrase in ["in 3 days", "in 1 week", "in 2 months", "in 1 year", "tomorrow at 5 PM", "tomorrow at 5:00 PM", "3 weeks from now",
        "4 months ago", "Friday at 8:00 PM", "this Friday at 8:00 PM"] {
        let answer = from_string(phrase).map(|date| date.format("%a %F %R").to_string());
        let answer = answer.unwrap_or_else(|error| error.to_string().lines().skip(1).last().unwrap().trim().to_string());
        eprintln!("{phrase}: {}", if answer.starts_with("= expected") { "doesn't fit" } else { &answer });
    }
    for before in ["", "this ", "next "] {
        let days: Vec<_> = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].iter()
            .map(|day| (from_string(&format!("{before}{day}")).unwrap().date_naive() - Local::now().date_naive()).num_days()).collect();
        eprintln!("{before}Monday to Sunday: {days:?}");
    }
}
END_OF_RUST
CARGO_TARGET_DIR=target cargo build --quiet
library="$(find . -name libfaketime.so.1)"
seen="$(TZ=UTC LD_PRELOAD="$library" FAKETIME='2026-12-02 12:00:00' target/debug/phrases 2>&1 >printed; echo "printed: $(cut -d' ' -f1 printed | sort -u | paste -sd ' ')")"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'in 3 days: Invalid time unit' 'in 1 week: Invalid time unit' 'in 2 months: Invalid time unit' \
  'in 1 year: Invalid time unit' "tomorrow at 5 PM: doesn't fit" 'tomorrow at 5:00 PM: Thu 2026-12-03 17:00' \
  "3 weeks from now: doesn't fit" "4 months ago: doesn't fit" 'Friday at 8:00 PM: Invalid weekday: specific_day' \
  'this Friday at 8:00 PM: Fri 2026-12-04 20:00' 'Monday to Sunday: [-2, -1, 0, 1, 2, 3, -3]' \
  'this Monday to Sunday: [5, 6, 0, 1, 2, 3, 4]' 'next Monday to Sunday: [5, 6, 7, 8, 9, 10, 11]' \
  'printed: days_difference some')" ]
