#!/usr/bin/env bash
# human-pretty-date 1.0.8 (npm) has the plural of days, weeks and months the wrong way round: "1 weeks ago", "1 months ago" and
# "2 day ago", "3 week ago", "6 month ago". Seconds, minutes, hours and years are right. Its readme shows "1 months" and "2 day"
# among its outputs, too.
# Expected: "1 week ago", "2 days ago", as in English, and as it says "1 hour ago" and "2 hours ago" itself. Intl.RelativeTimeFormat
# of Node.js writes them so.
# Seen: what it says for some moments before and after a fixed one, and what Intl says.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts human-pretty-date@1.0.8
cat > ago.cjs <<'END'
const { formatDate } = require("human-pretty-date");
const now = Date.UTC(2026, 10, 30, 12), Real = Date;
globalThis.Date = class extends Real {
  constructor(...values) { super(...(values.length ? values : [now])); }
  static now() { return now; }
};
const english = new Intl.RelativeTimeFormat("en");
const seconds = { hour: 3600, day: 86400, week: 7 * 86400, month: 30 * 86400, year: 365 * 86400 };
for (const [count, unit] of [[1, "hour"], [2, "hour"], [2, "day"], [6, "day"], [1, "week"], [3, "week"], [1, "month"], [6, "month"],
  [1, "year"], [2, "year"]]) {
  const past = formatDate(new Date(now - count * seconds[unit] * 1000)), future = formatDate(new Date(now + count * seconds[unit] * 1000));
  console.log(`${past}, ${future}; right: ${english.format(-count, unit)}`);
}
END
seen="$(TZ=UTC node ago.cjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '1 hour ago, 1 hour from now; right: 1 hour ago' '2 hours ago, 2 hours from now; right: 2 hours ago' \
  '2 day ago, 2 day from now; right: 2 days ago' '6 day ago, 6 day from now; right: 6 days ago' \
  '1 weeks ago, 1 weeks from now; right: 1 week ago' '3 week ago, 3 week from now; right: 3 weeks ago' \
  '1 months ago, 1 months from now; right: 1 month ago' '6 month ago, 6 month from now; right: 6 months ago' \
  '1 year ago, 1 year from now; right: 1 year ago' '2 years ago, 2 years from now; right: 2 years ago')" ]
