#!/usr/bin/env bash
# BYSETPOS in weekly rules. python-dateutil 2.9.0.post0, rrule 2.8.1 and rrule-rust 3.1.1 (npm) count the positions of the
# first week only from the day of DTSTART, so a series on the second of two days, which begins on that day, loses its first
# date. ical.js 2.2.1 (npm) doesn't look at BYSETPOS at all in weekly and yearly rules.
# Expected: RFC 5545 counts the position "within the set of recurrence instances" of one interval, which is the week, and
# the first date is DTSTART. In monthly rules all four do that. rrule-temporal 2.2.8 does it in all of them.
# Seen, for the second of Wednesday and Saturday, from Saturday 2 March 2024: 9, 16, 23 March; 2, 6, 9 March from ical.js.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts rrule@2.8.1 rrule-rust@3.1.1 rrule-temporal@2.2.8 ical.js@2.2.1
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install python-dateutil==2.9.0.post0
cat > series.mjs <<'END'
import rrule from "rrule";
import { RRuleSet } from "rrule-rust";
import { RRuleTemporal } from "rrule-temporal";
import ICAL from "ical.js";
for (const [start, rule] of process.argv.slice(2).map((text) => text.split(" "))) {
  const text = `DTSTART:${start}Z\nRRULE:${rule};COUNT=3`;
  const step = ICAL.Recur.fromString(`${rule};COUNT=3`).iterator(ICAL.Time.fromData({
    year: +start.slice(0, 4), month: +start.slice(4, 6), day: +start.slice(6, 8), hour: 20 }));
  const read = { rrule: rrule.rrulestr(text).all().map((date) => date.toISOString()),
    "rrule-rust": RRuleSet.fromString(text).all().map((date) => date.toString().replace(/^(....)(..)(..).*/, "$1-$2-$3")),
    "rrule-temporal": new RRuleTemporal({ rruleString: text }).all().map(String),
    "ical.js": [1, 2, 3].map(() => String(step.next())) };
  for (const [name, dates] of Object.entries(read)) console.log(name, rule, ...dates.map((date) => date.slice(0, 10)));
}
END
cat > series.py <<'END'
import sys
from dateutil.rrule import rrulestr
for start, rule in (text.split() for text in sys.argv[1:]):
    print("dateutil", rule, *[f"{date:%Y-%m-%d}" for date in rrulestr(f"DTSTART:{start}\nRRULE:{rule};COUNT=3")])
END
rules=('20240302T200000 FREQ=WEEKLY;BYDAY=WE,SA;BYSETPOS=2' '20240309T200000 FREQ=MONTHLY;BYDAY=SA;BYSETPOS=2'
  '20261226T200000 FREQ=YEARLY;BYDAY=SA;BYSETPOS=-1')
seen="$(env/bin/python series.py "${rules[@]}"
node series.mjs "${rules[@]}")"
echo "$seen"
week='FREQ=WEEKLY;BYDAY=WE,SA;BYSETPOS=2' month='FREQ=MONTHLY;BYDAY=SA;BYSETPOS=2 2024-03-09 2024-04-13 2024-05-11'
year='FREQ=YEARLY;BYDAY=SA;BYSETPOS=-1' last='2026-12-26 2027-12-25 2028-12-30' late='2024-03-09 2024-03-16 2024-03-23'
[ "$seen" = "$(printf '%s\n' "dateutil $week $late" "dateutil $month" "dateutil $year $last" \
  "rrule $week $late" "rrule-rust $week $late" "rrule-temporal $week 2024-03-02 2024-03-09 2024-03-16" \
  "ical.js $week 2024-03-02 2024-03-06 2024-03-09" "rrule $month" "rrule-rust $month" "rrule-temporal $month" \
  "ical.js $month" "rrule $year $last" "rrule-rust $year $last" "rrule-temporal $year $last" \
  "ical.js $year 2026-12-26 2027-01-02 2027-01-09")" ]
