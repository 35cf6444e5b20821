#!/usr/bin/env bash
# duration-relativetimeformat 2.0.4 (npm): a minute ago is "59 minutes ago" if the hour has changed in between, an hour ago "23
# hours ago" after midnight, yesterday "30 days ago" on the first of January, and 40 days ago "10 months ago". It takes the
# difference of the numbers on the clock, and drops the sign.
# Expected: "localized relative durations": 1 minute ago, 1 hour ago, yesterday and last month or 1 month ago, as at other
# times; the future is right at the same moments.
# Seen: what it says of the same stretches before half past twelve on 10 March, and before twenty seconds past New Year.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts duration-relativetimeformat@2.0.4
cat > times.cjs <<'END'
const loaded = require("duration-relativetimeformat");
const Duration = loaded.default ?? loaded;
const duration = new Duration("en");
const stretches = { "1 minute": 60, "2 minutes": 120, "1 hour": 3600, "1 day": 86400, "3 days": 259200, "40 days": 3456000 };
for (const now of ["2024-03-10T12:30:30Z", "2024-01-01T00:00:20Z"]) {
  console.log(now);
  for (const [name, seconds] of Object.entries(stretches)) {
    const texts = [-1, 1].map((sign) => duration.format(Date.parse(now) + sign * seconds * 1000, Date.parse(now)));
    console.log(`  ${name}: ${texts.join(", ")}`);
  }
}
END
seen="$(TZ=UTC node times.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
2024-03-10T12:30:30Z
  1 minute: 1 minute ago, in 1 minute
  2 minutes: 2 minutes ago, in 2 minutes
  1 hour: 1 hour ago, in 1 hour
  1 day: yesterday, tomorrow
  3 days: 3 days ago, in 3 days
  40 days: 2 months ago, next month
2024-01-01T00:00:20Z
  1 minute: 59 minutes ago, in 1 minute
  2 minutes: 2 minutes ago, in 2 minutes
  1 hour: 23 hours ago, in 1 hour
  1 day: 30 days ago, tomorrow
  3 days: 3 days ago, in 3 days
  40 days: 10 months ago, next month
END
)" ]
