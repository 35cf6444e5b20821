#!/usr/bin/env bash
# @holistics/date-parser 3.0.2 (npm): a part of what's typed is taken for all of it. "1 quarter ago" is one o'clock today and
# "2 quarters ago" two o'clock, while "last 2 quarters" is right; "beginning of this month" is a second of 1970, "last day of
# last month" is yesterday. "2024-01" is all of 2024, or, with its newer parser, an error about a 32nd day.
# Expected: a quarter ago is the quarter before, as "1 month ago" is the month before; the first and last day of a month, or
# null, as for other texts which it doesn't know; and January.
# Seen: what it gives on 31 January 2024, and the text that it says it has used.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @holistics/date-parser@3.0.2
cat > dates.cjs <<'END'
const { parse } = require("@holistics/date-parser");
const now = new Date("2024-01-31T10:00:00Z");
for (const text of ["1 month ago", "last 2 quarters", "1 quarter ago", "2 quarters ago", "last month end",
  "last day of last month", "beginning of this month", "feb 2024", "2024-01", "month to date"]) {
  for (const parserVersion of text === "2024-01" ? [2, 3] : [3]) {
    let seen;
    try {
      const result = parse(text, now, { output: "timestamp", parserVersion });
      seen = result ? `${result.start.slice(0, 16)} to ${result.end.slice(0, 16)}, of "${result.text}"` : "null";
    } catch (error) {
      seen = error.message;
    }
    console.log(`${text}: ${seen}`);
  }
}
END
seen="$(TZ=UTC node dates.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
1 month ago: 2023-12-01T00:00 to 2024-01-01T00:00, of "1 month ago"
last 2 quarters: 2023-07-01T00:00 to 2024-01-01T00:00, of "last 2 quarters"
1 quarter ago: 2024-01-31T01:00 to 2024-01-31T01:01, of "1"
2 quarters ago: 2024-01-31T02:00 to 2024-01-31T02:01, of "2"
last month end: 2023-12-31T00:00 to 2024-01-01T00:00, of "last month end"
last day of last month: 2024-01-30T00:00 to 2024-01-31T00:00, of "last day"
beginning of this month: 1970-01-01T00:00 to 1970-01-01T00:00, of "beginning"
feb 2024: 2024-02-01T00:00 to 2024-03-01T00:00, of "feb 2024"
2024-01: 2024-01-01T00:00 to 2025-01-01T00:00, of "2024"
2024-01: unit out of range: you specified 32 (of type number) as a day, which is invalid
month to date: null
END
)" ]
