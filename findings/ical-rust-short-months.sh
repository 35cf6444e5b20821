#!/usr/bin/env bash
# ical_rust 0.8.12 (Rust): an event on the 31st of each month comes on 28 February and on 30 April as well, and one on the 29th
# of February in each year on the 28th; so does "BYMONTHDAY=31". A day that's left out by EXDATE isn't counted, so that of
# four evenings, one of them cancelled, there are still four. And an event on each working day comes on Saturday and Sunday,
# too: a daily rule looks neither at BYDAY nor at BYMONTH.
# Expected: RFC 5545, 3.3.10: "Recurrence rules may generate recurrence instances with an invalid date", which "MUST be ignored
# and MUST NOT be counted"; BYDAY and BYMONTH limit a daily rule; the exceptions are taken off from what the rule, with its
# COUNT, makes. The page: "fully evaluating complex recurrence rules and exclusion dates". rrule 2.8.1 (npm) does all that.
# Seen: rules, the days here, and the days there.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts rrule@2.8.1
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "days"
version = "0.1.0"
edition = "2024"
[dependencies]
ical_rust = "=0.8.12"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use ical_rust::VCalendar;

fn main() {
    for file in std::env::args().skip(1) {
        let calendar = VCalendar::try_from(std::fs::read_to_string(file).unwrap().as_str()).unwrap();
        let days = calendar.events[0].into_iter().map(|days| days.start.date_naive().format("%Y%m%d").to_string());
        println!("{}", days.collect::<Vec<_>>().join(" "));
    }
}
END_OF_RUST
number=0
while read -r start rule out; do
  number=$((number + 1))
  printf '%s %s%s\n' "$start" "$rule" "${out:+ without $out}" >> rules
  printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:-//cards//EN BEGIN:VEVENT UID:1 DTSTAMP:20260101T000000Z \
    "DTSTART:${start}T200000Z" SUMMARY:Cards "RRULE:$rule" ${out:+"EXDATE:${out}T200000Z"} END:VEVENT END:VCALENDAR > "event$number.ics"
done <<'END_OF_RULES'
20260131 FREQ=MONTHLY;COUNT=4
20260131 FREQ=MONTHLY;BYMONTHDAY=31;COUNT=4
20260131 FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=4
20240229 FREQ=YEARLY;COUNT=3
20260105 FREQ=WEEKLY;COUNT=4 20260112
20260108 FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;COUNT=4
20260130 FREQ=DAILY;BYMONTH=1,12;COUNT=4
20260108 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;COUNT=4
END_OF_RULES
cat > days.mjs <<'END_OF_JS'
import { readFileSync } from "node:fs";
import rrule from "rrule";
for (const file of process.argv.slice(2)) {
  const lines = readFileSync(file, "utf8").split("\r\n").filter((line) => /^(DTSTART|RRULE|EXDATE)/.test(line));
  const days = rrule.rrulestr(lines.join("\n"), { forceset: true }).all();
  console.log(days.map((day) => day.toISOString().slice(0, 10).replaceAll("-", "")).join(" "));
}
END_OF_JS
CARGO_TARGET_DIR=target cargo run --quiet -- event*.ics > here
node days.mjs event*.ics > there
seen="$(paste -d '|' rules here there | sed 's/|/: /; s/|/; there /')"
echo "$seen"
[ "$seen" = "$(printf '%s\n' \
  '20260131 FREQ=MONTHLY;COUNT=4: 20260131 20260228 20260331 20260430; there 20260131 20260331 20260531 20260731' \
  '20260131 FREQ=MONTHLY;BYMONTHDAY=31;COUNT=4: 20260131 20260228 20260331 20260430; there 20260131 20260331 20260531 20260731' \
  '20260131 FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=4: 20260131 20260228 20260331 20260430; there 20260131 20260228 20260331 20260430' \
  '20240229 FREQ=YEARLY;COUNT=3: 20240229 20250228 20260228; there 20240229 20280229 20320229' \
  '20260105 FREQ=WEEKLY;COUNT=4 without 20260112: 20260105 20260119 20260126 20260202; there 20260105 20260119 20260126' \
  '20260108 FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;COUNT=4: 20260108 20260109 20260110 20260111; there 20260108 20260109 20260112 20260113' \
  '20260130 FREQ=DAILY;BYMONTH=1,12;COUNT=4: 20260130 20260131 20260201 20260202; there 20260130 20260131 20261201 20261202' \
  '20260108 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;COUNT=4: 20260108 20260109 20260112 20260113; there 20260108 20260109 20260112 20260113')" ]
