#!/usr/bin/env bash
# date-parrot 0.0.23 (npm), dates in English and German: in a month of 30 days or fewer "december 31" is the 1st of December. It
# sets the day in the present month first, which then goes on into the next one, and after that the month. "tomorrow at 20:00"
# and "morgen um 20:00" keep the hour of now, while "friday at 20:00" has it right.
# Expected: "DateParrot parses natural language into a unified schedule object or ISO date"; the day that's typed, whenever.
# Seen: dates for four texts at noon on a day in October, November and February.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts date-parrot@0.0.23
cat > dates.mjs <<'END'
import { parseDate } from "date-parrot";
const Real = Date;
for (const now of ["2026-10-20", "2026-11-20", "2027-02-20"]) {
  globalThis.Date = class extends Real {
    constructor(...given) {
      super(...(given.length ? given : [`${now}T12:00:00Z`]));
    }
    static now() {
      return new Real(`${now}T12:00:00Z`).getTime();
    }
  };
  const texts = ["december 31", "31. Dezember", "30 april", "friday at 20:00", "tomorrow at 20:00", "morgen um 20:00"];
  console.log(`${now}: ${texts.map((text) => `${text}: ${parseDate(text, { locales: ["en", "de"] }).date}`).join(", ")}`);
}
END
seen="$(TZ=UTC node dates.mjs | sed 's/:00Z/ h/g; s/, /\n  /g')"
echo "$seen"
[ "$seen" = "$(cat <<'END'
2026-10-20: december 31: 2026-12-31T12:00 h
  31. Dezember: 2026-12-31T12:00 h
  30 april: 2027-04-30T12:00 h
  friday at 20:00: 2026-10-23T20:00 h
  tomorrow at 20:00: 2026-10-21T12:00 h
  morgen um 20:00: 2026-10-21T12:00 h
2026-11-20: december 31: 2026-12-01T12:00 h
  31. Dezember: 2026-12-01T12:00 h
  30 april: 2027-04-30T12:00 h
  friday at 20:00: 2026-11-20T20:00 h
  tomorrow at 20:00: 2026-11-21T12:00 h
  morgen um 20:00: 2026-11-21T12:00 h
2027-02-20: december 31: 2027-12-03T12:00 h
  31. Dezember: 2027-12-03T12:00 h
  30 april: 2027-04-02T12:00 h
  friday at 20:00: 2027-02-26T20:00 h
  tomorrow at 20:00: 2027-02-21T12:00 h
  morgen um 20:00: 2027-02-21T12:00 h
END
)" ]
