#!/usr/bin/env bash
# time-speak 1.9.0 (npm): the point of a number is dropped: "1.5 hours" are fifteen, "in 0.5 hours" is five hours from now,
# "2.25 days" are 225.
# Expected: "parses natural language dates, times, and intervals", 1.5 hours as 90 minutes; or an error, which it has for what
# it can't read.
# Seen, in minutes.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts time-speak@1.9.0
cat > minutes.cjs <<'END'
const { parse } = require("time-speak");
for (const text of ["2 hours", "1.5 hours", "1 hour and 30 minutes", "0.25 hours", "2.25 days", "in 0.5 hours", "1.5 hours ago"]) {
  const time = parse(text);
  console.log(`${text}: ${Math.round((time instanceof Date ? time - Date.now() : time) / 60000)}`);
}
END
seen="$(node minutes.cjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '2 hours: 120' '1.5 hours: 900' '1 hour and 30 minutes: 90' '0.25 hours: 1500' \
  '2.25 days: 324000' 'in 0.5 hours: 300' '1.5 hours ago: -900')" ]
