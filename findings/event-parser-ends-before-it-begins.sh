#!/usr/bin/env bash
# event_parser 0.1.1 (Rust), entries of a calendar from what people type: "Party 10pm-2am" ends 20 hours before it begins, on
# the same day. "Camp 6/1-6/8" ends on the seventh, since the end of whole days isn't part of them in a calendar. All times are
# written as UTC, though they're meant for the local zone. Who is called Jane, Mary or Jan is taken for a month and gone from
# the title.
# Expected: "a date and time relative to the local time. Event Parser defaults to be timezone aware"; RFC 5545: DTEND is
# "non-inclusive", and later than DTSTART; icalendar 6.3.2 (Python) reads what's written.
# Seen, in New York: texts, titles, starts, ends and lengths.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py icalendar==6.3.2
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "entries"
version = "0.1.0"
edition = "2021"
[dependencies]
event_parser = "=0.1.1"
icalendar = "=0.10.0"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use icalendar::Calendar;

fn main() {
    let mut calendar = Calendar::new();
    for text in [
        "Lunch 12/1 1-2pm", "Party 12/5 10pm-2am", "Camp 6/1-6/8", "Dinner on 12/24 at 7pm", "Lunch with Anne on 12/1 at noon",
        "Lunch with Jane on 12/1 at noon", "Lunch with Mary on 12/1 at noon", "Lunch with Jan on 12/1 at noon",
    ] {
        calendar.push(event_parser::to_event(text));
        eprintln!("{text}");
    }
    std::fs::write("entries.ics", calendar.to_string()).unwrap();
}
END_OF_RUST
export TZ=America/New_York
CARGO_TARGET_DIR=target cargo build --quiet
target/debug/entries 2> texts > /dev/null
seen="$(PYTHONPATH=py python3 - <<'END'
import icalendar
calendar = icalendar.Calendar.from_ical(open("entries.ics", encoding="utf-8").read())
for text, event in zip(open("texts", encoding="utf-8"), calendar.walk("VEVENT"), strict=True):
    start, end = event["DTSTART"], event["DTEND"]
    written = [value.to_ical().decode()[4:] for value in (start, end)]
    print(f"{text.strip()}: {str(event['SUMMARY'])!r}, {written[0]} to {written[1]}, {end.dt - start.dt}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
Lunch 12/1 1-2pm: 'Lunch', 1201T130000Z to 1201T140000Z, 1:00:00
Party 12/5 10pm-2am: 'Party', 1205T220000Z to 1205T020000Z, -1 day, 4:00:00
Camp 6/1-6/8: 'Camp', 0601 to 0608, 7 days, 0:00:00
Dinner on 12/24 at 7pm: 'Dinner', 1224T190000Z to 1224T200000Z, 1:00:00
Lunch with Anne on 12/1 at noon: 'Lunch with Anne', 1201T120000Z to 1201T130000Z, 1:00:00
Lunch with Jane on 12/1 at noon: 'Lunch with', 1201T120000Z to 1201T130000Z, 1:00:00
Lunch with Mary on 12/1 at noon: 'Lunch with', 1201T120000Z to 1201T130000Z, 1:00:00
Lunch with Jan on 12/1 at noon: 'Lunch with', 1201T120000Z to 1201T130000Z, 1:00:00
END
)" ]
