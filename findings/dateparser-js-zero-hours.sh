#!/usr/bin/env bash
# dateparser 1.0.6 (npm): `format` writes "every 0 hour" for everything between an hour and a day: it divides hours by the
# length of a day. Longer and shorter times are cut off: 90 seconds are "every 1 minute", 36 hours "every 1 day", ten days
# "every 1 week". And "forty" is no number, although "thirty" and "fifty" are.
# Expected: "Format a result object returned from parse in a human readable format"; and its page has "every 48 hours", which
# it reads and writes.
# Seen: what it writes for what it has read.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts dateparser@1.0.6
cat > every.cjs <<'END'
const { parse, format } = require("dateparser");
for (const text of ["every 1 hour", "every 2 hours", "every 12 hours", "every 23 hours", "every 48 hours", "every 36 hours",
  "every 90 seconds", "every 10 days", "every thirty minutes", "every forty minutes", "every fifty minutes"]) {
  const read = parse(text);
  console.log(`${text}: ${read ? `${read.value / 60000} minutes, ${format(read)}` : "none"}`);
}
END
seen="$(node every.cjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'every 1 hour: 60 minutes, every hour' 'every 2 hours: 120 minutes, every 0 hour' \
  'every 12 hours: 720 minutes, every 0 hour' 'every 23 hours: 1380 minutes, every 0 hour' \
  'every 48 hours: 2880 minutes, every 2 days' 'every 36 hours: 2160 minutes, every 1 day' \
  'every 90 seconds: 1.5 minutes, every 1 minute' 'every 10 days: 14400 minutes, every 1 week' \
  'every thirty minutes: 30 minutes, every 30 minutes' 'every forty minutes: none' \
  'every fifty minutes: 50 minutes, every 50 minutes')" ]
