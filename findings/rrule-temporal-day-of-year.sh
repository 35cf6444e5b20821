#!/usr/bin/env bash
# rrule-temporal 2.2.8 (npm): in a yearly rule, BYDAY is ignored beside BYYEARDAY, and BYMONTHDAY is ignored beside a BYDAY
# with a number. "New Year's Day, if it's a Monday" becomes every New Year's Day.
# Expected: RFC 5545, note 2 below its table of rule parts: in a yearly rule, BYDAY limits "if BYYEARDAY or BYMONTHDAY is
# present". rrule 2.8.1 does that.
# Seen: 2029, 2030, 2031 instead of 2029, 2035, 2046; and 7 January 2025 where the year's first Tuesday must be the 1st or
# 2nd of a month.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts rrule-temporal@2.2.8 rrule@2.8.1
cat > days.mjs <<'END'
import { RRuleTemporal } from "rrule-temporal";
import rrule from "rrule";
for (const [start, rule] of [["20290101", "FREQ=YEARLY;BYYEARDAY=1;BYDAY=MO;COUNT=3"],
  ["20240102", "FREQ=YEARLY;BYMONTHDAY=1,2;BYDAY=1TU;COUNT=3"]]) {
  const text = `DTSTART:${start}T200000Z\nRRULE:${rule}`;
  console.log(rule);
  console.log("rrule-temporal", ...new RRuleTemporal({ rruleString: text }).all().map((date) => String(date).slice(0, 10)));
  console.log("rrule", ...rrule.rrulestr(text).all().map((date) => date.toISOString().slice(0, 10)));
}
END
seen="$(timeout 60 node days.mjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'FREQ=YEARLY;BYYEARDAY=1;BYDAY=MO;COUNT=3' \
  'rrule-temporal 2029-01-01 2030-01-01 2031-01-01' 'rrule 2029-01-01 2035-01-01 2046-01-01' \
  'FREQ=YEARLY;BYMONTHDAY=1,2;BYDAY=1TU;COUNT=3' \
  'rrule-temporal 2024-01-02 2025-01-07 2026-01-06' 'rrule 2024-01-02 2029-01-02 2030-01-01')" ]
