#!/usr/bin/env bash
# relativedelta 0.3.4 (Rust), calendar arithmetic: the first Sunday from a day on is always a week late, and so is the second. Other
# weekdays are if the search begins on that day or earlier in the week: from Monday, 1 February 2027, the first Tuesday is the
# 9th, not the 2nd; from Wednesday it's the 9th, too, and right.
# Expected: "Rust implementation of relativedelta known from Python's dateutil"; there, in dateutil 2.9.0, TU(+1) is the first
# Tuesday from the day on. "2nd Tuesday of next month" is an example in its README.
# Seen: for a week, the first and the second Tuesday here, and there if it's another one; then how many days of 2027 differ, for
# Monday to Sunday.
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
relativedelta = { version = "=0.3.4", features = ["chrono"] }
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use chrono::{Days, NaiveDate};
use relativedelta::{RelativeDelta, Weekday};

fn main() {
    let first = NaiveDate::from_ymd_opt(2027, 1, 1).unwrap();
    for start in (0..365).map(|days| first + Days::new(days)) {
        for (number, weekday) in
            [Weekday::Mon, Weekday::Tue, Weekday::Wed, Weekday::Thu, Weekday::Fri, Weekday::Sat, Weekday::Sun].into_iter().enumerate()
        {
            for nth in [1, 2] {
                let delta = RelativeDelta::with_days(0).and_weekday(Some((weekday, nth))).build();
                println!("{start} {number} {nth} {}", start + delta);
            }
        }
    }
}
END_OF_RUST
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py python-dateutil==2.9.0.post0
cat > compare.py <<'END_OF_PYTHON'
import collections, datetime, sys
from dateutil.relativedelta import relativedelta, weekdays
others, days = collections.Counter(), collections.defaultdict(list)
for line in sys.stdin:
    start, weekday, nth, here = line.split()
    start, here = datetime.date.fromisoformat(start), datetime.date.fromisoformat(here)
    there = start + relativedelta(weekday=weekdays[int(weekday)](int(nth)))
    others[int(weekday), int(nth)] += here != there
    if weekday == "1" and start <= datetime.date(2027, 2, 7) and start.month == 2:
        days[start].append(f"TU({nth}) {here:%d %b}" + ("" if here == there else f", there {there:%d %b}"))
for start, texts in days.items():
    print(f"{start:%a %d %b}: {'; '.join(texts)}")
for nth in (1, 2):
    print(f"{nth}. Monday, ..., {nth}. Sunday: of 365 days {[others[weekday, nth] for weekday in range(7)]} differ")
END_OF_PYTHON
seen="$(CARGO_TARGET_DIR=target cargo run --quiet 2>/dev/null | PYTHONPATH=py python3 compare.py)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
Mon 01 Feb: TU(1) 09 Feb, there 02 Feb; TU(2) 16 Feb, there 09 Feb
Tue 02 Feb: TU(1) 09 Feb, there 02 Feb; TU(2) 16 Feb, there 09 Feb
Wed 03 Feb: TU(1) 09 Feb; TU(2) 16 Feb
Thu 04 Feb: TU(1) 09 Feb; TU(2) 16 Feb
Fri 05 Feb: TU(1) 09 Feb; TU(2) 16 Feb
Sat 06 Feb: TU(1) 09 Feb; TU(2) 16 Feb
Sun 07 Feb: TU(1) 09 Feb; TU(2) 16 Feb
1. Monday, ..., 1. Sunday: of 365 days [52, 104, 156, 208, 261, 313, 365] differ
2. Monday, ..., 2. Sunday: of 365 days [52, 104, 156, 208, 261, 313, 365] differ
END
)" ]
