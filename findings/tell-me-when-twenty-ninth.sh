#!/usr/bin/env bash
# tell-me-when 1.2.1 (npm, TypeScript), reads dates that people type: "29th" is 9 February and "31st" 1 March, since the two
# digits are a month and a day, while "30th" and "the 31st" are days. "Monday" is a syntax error, the six other days aren't.
# And on the 31st of a month, a date in a shorter one is in the month after: "2024-02-29" is 29 March, "feb 5" 5 March.
# Expected: the README's list: "1st", "2nd", "3rd" are days of this month, "last Friday" is understood, "2021-08-06" is that
# day, whenever it's asked.
# Seen: some days on 10 January 2024, a Wednesday, and some on the 31st.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts tell-me-when@1.2.1
cat > dates.cjs <<'END'
const { tellMeWhen } = require("tell-me-when");
const show = (today, texts) => {
  console.log(today);
  for (const text of texts) {
    try {
      const result = tellMeWhen(text, { now: new Date(`${today}T12:00:00Z`) });
      console.log(`  ${text}: ${[result].flat()[0].toISOString().slice(0, 10)}`);
    } catch (error) {
      console.log(`  ${text}: ${error.message}`);
    }
  }
};
show("2024-01-10", ["3rd", "21st", "29th", "30th", "31st", "the 31st", "last sunday", "last monday", "monday", "last tuesday"]);
show("2024-01-31", ["2024-02-29", "feb 5", "5 feb", "april 30", "2024-05-30", "next month"]);
END
seen="$(TZ=UTC node dates.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
2024-01-10
  3rd: 2024-01-03
  21st: 2024-02-01
  29th: 2024-02-09
  30th: 2024-01-30
  31st: 2024-03-01
  the 31st: 2024-01-31
  last sunday: 2024-01-07
  last monday: syntax error at 8
  monday: syntax error at 0
  last tuesday: 2024-01-09
2024-01-31
  2024-02-29: 2024-03-29
  feb 5: 2024-03-05
  5 feb: 2024-03-05
  april 30: 2024-05-30
  2024-05-30: 2024-05-30
  next month: 2024-03-01
END
)" ]
