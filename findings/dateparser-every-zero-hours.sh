#!/usr/bin/env bash
# dateparser 1.0.6 (npm, by jhaynie): what it writes for what it has read is a single number, cut off. "Every 90 minutes"
# becomes "every 0 hour", "every 36 hours" "every 1 day", and "every 13 days" "every 1 week".
# Expected: "Format a result object returned from parse in a human readable format"; the values are right, 5400000 milliseconds
# for the first. "Every 48 hours" becomes "every 2 days", which is the same.
# Seen: the text, its value in milliseconds, and the text for that.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts dateparser@1.0.6
cat > texts.cjs <<'END'
const dateparser = require("dateparser");
const texts = ["every 48 hours", "every 90 minutes", "every 90 seconds", "every 36 hours", "every 13 days", "every 18 months"];
for (const text of texts) {
  const result = dateparser.parse(text);
  console.log(`${text}: ${result.value}, ${dateparser.format(result)}`);
}
END
seen="$(TZ=UTC node texts.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
every 48 hours: 172800000, every 2 days
every 90 minutes: 5400000, every 0 hour
every 90 seconds: 90000, every 1 minute
every 36 hours: 129600000, every 1 day
every 13 days: 1123200000, every 1 week
every 18 months: 47340000000, every 1 year
END
)" ]
