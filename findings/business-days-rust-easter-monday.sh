#!/usr/bin/env bash
# business-days 0.2.1 (Rust), holidays and working days of the United States: Easter Monday is no business day, as Easter Sunday is
# a holiday to it that is made up for on Monday. A New Year on a Saturday isn't made up for at all: it looks for 31 December
# among the holidays of the old year. And a Sunday before a Monday holiday, or a Saturday after Good Friday, is a "bridge day".
# Expected: Easter Monday is an ordinary working day in the United States. For a holiday on a Saturday its own "observance day" is
# the Friday before, as for 4 July 2026; so 31 December 2027. A bridge day is "a day that falls between a holiday and the weekend".
# Seen: days, whether they are business days, what holiday, and whether it's a bridge day.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "seen"
version = "0.1.0"
edition = "2021"
[dependencies]
business-days = "=0.2.1"
jiff = "=0.2.16"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use business_days::{Calendar, UsCalendar};
use jiff::civil::date;

fn main() {
    for day in [
        date(2026, 7, 3), date(2026, 11, 26), date(2027, 3, 29), date(2028, 4, 17), date(2027, 12, 24), date(2027, 12, 31),
        date(2028, 12, 25), date(2027, 3, 27), date(2027, 5, 30), date(2027, 5, 29),
    ] {
        println!(
            "{}: business day {}, holiday {:?}, bridge day {}",
            day.strftime("%a %Y-%m-%d"), UsCalendar.is_business_day(day), UsCalendar.get_holiday(day), UsCalendar.is_bridge_day(day),
        );
    }
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet 2>/dev/null)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
Fri 2026-07-03: business day false, holiday Some(Observed(IndependenceDay)), bridge day false
Thu 2026-11-26: business day false, holiday Some(Holiday(Thanksgiving)), bridge day false
Mon 2027-03-29: business day false, holiday Some(Observed(Easter)), bridge day false
Mon 2028-04-17: business day false, holiday Some(Observed(Easter)), bridge day false
Fri 2027-12-24: business day false, holiday Some(Observed(Christmas)), bridge day false
Fri 2027-12-31: business day true, holiday None, bridge day false
Mon 2028-12-25: business day false, holiday Some(Holiday(Christmas)), bridge day false
Sat 2027-03-27: business day false, holiday None, bridge day true
Sun 2027-05-30: business day false, holiday None, bridge day true
Sat 2027-05-29: business day false, holiday None, bridge day false
END
)" ]
