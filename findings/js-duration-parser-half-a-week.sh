#!/usr/bin/env bash
# js-duration-parser 1.1.3 (npm) writes half a week as "3d 12h 2m", two minutes too many, and many durations in minutes a second
# short: 61 seconds as "1m". It cuts fractions off by reading a number as text, and a rest like 2.3e-13 begins with 2. So what it
# writes isn't the duration that it was given.
# Expected: "3h 30m 30s" for 210.5 minutes and "2h 30m" for 150, as in its readme; it's to "parse human-like duration" and
# "do reverse operation as well". Half a week is 3 days and 12 hours.
# Seen: some durations written and read again; how many of the first hour's whole seconds, given in minutes, come back as another
# number of seconds.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts js-duration-parser@1.1.3
cat > durations.cjs <<'END'
const Parser = require("js-duration-parser");
const parser = new (Parser.default ?? Parser)();
for (const [number, unit] of [[210.5, "m"], [12.5, "h"], [1.5, "d"], [0.5, "w"], [1.5, "w"], [0.25, "w"], [61 / 60, "m"], [2.3, "h"]]) {
  const text = parser.compose(number, unit);
  console.log(`${number} ${unit}: ${text}, read as ${parser.parse(text, "s")} s`);
}
let other = 0;
for (let seconds = 1; seconds <= 3600; seconds++)
  if (Math.round(parser.parse(parser.compose(seconds / 60, "m"), "s")) !== seconds) other++;
console.log(`${other} of 3600 come back as another number`);
END
seen="$(node durations.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
210.5 m: 3h 30m 30s, read as 12630 s
12.5 h: 12h 30m, read as 45000 s
1.5 d: 1d 12h, read as 129600 s
0.5 w: 3d 12h 2m, read as 302520 s
1.5 w: 1w 3d 12h 2m, read as 907320 s
0.25 w: 1d 18h 1m, read as 151260 s
1.0166666666666666 m: 1m, read as 60 s
2.3 h: 2h 17m 59s, read as 8279 s
1631 of 3600 come back as another number
END
)" ]
