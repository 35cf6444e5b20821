#!/usr/bin/env bash
# date-parrot 0.0.23 (npm), `parseSchedule`: "every 5 minutes" is "P5m" and "every 2 hours" "P2h", which no reader of durations
# takes, like tinyduration 3.4.1 (npm), and which is five months if somebody doesn't mind small letters. It knows no "eighth",
# "ninth", "sechsten" or "dreiundzwanzig", which it has spelt wrong, nor "jedes Jahr", and so there's no schedule at all.
# Expected: "a unified schedule object (https://schema.org/Schedule)", whose `repeatFrequency` is a "Duration", in ISO 8601 PT5M
# and PT2H. Its lists go from one to thirty.
# Seen: the frequency for a text in English or German, and what the other library reads in it.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts date-parrot@0.0.23 tinyduration@3.4.1
cat > schedules.mjs <<'END'
import { parseSchedule } from "date-parrot";
import { parse } from "tinyduration";
for (const text of ["every 5 months", "every 5 minutes", "every 2 hours", "alle 5 Minuten", "every seventh day",
  "every eighth day", "every ninth day", "jeden siebten Tag", "jeden sechsten Tag", "alle vierundzwanzig Tage",
  "alle dreiundzwanzig Tage", "jede Woche", "jedes Jahr"]) {
  const found = parseSchedule(text, { locales: ["en", "de"] });
  let read = "";
  try {
    if (found) read = `: ${JSON.stringify(parse(found.schedule.repeatFrequency))}`;
  } catch (error) {
    read = `: ${error.message}`;
  }
  console.log(`${text}: ${found ? found.schedule.repeatFrequency : "nothing"}${read}`);
}
END
seen="$(node schedules.mjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
every 5 months: P5M: {"months":5}
every 5 minutes: P5m: Invalid duration
every 2 hours: P2h: Invalid duration
alle 5 Minuten: P5m: Invalid duration
every seventh day: P7D: {"days":7}
every eighth day: nothing
every ninth day: nothing
jeden siebten Tag: P7D: {"days":7}
jeden sechsten Tag: nothing
alle vierundzwanzig Tage: P24D: {"days":24}
alle dreiundzwanzig Tage: nothing
jede Woche: P1W: {"weeks":1}
jedes Jahr: nothing
END
)" ]
