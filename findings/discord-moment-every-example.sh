#!/usr/bin/env bash
# discord-moment 1.0.3 (npm) can't run one line of its readme: `format` is a TypeError for each style, since it looks for a list that
# only an instance has. On an instance, which the readme doesn't mention, six of the seven long names work. "Relative" is an "Invalid
# style", and so is every other spelling of it: the list has a capital letter in it, and the text is made small before.
# Expected: readme, "discordmoment.format('2021-04-20T16:20:00.000Z', 't')" and so on, with 't', 'T', 'd', 'D', 'f', 'F', 'R', 'Short
# time', ... 'Relative'. In Discord's markdown that's <t:1618935600:t> and <t:1618935600:R>.
# Seen: both ways for each style of the readme.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts discord-moment@1.0.3
cat > styles.cjs <<'END'
const discordmoment = require("discord-moment");
const instance = new discordmoment();
const said = (format, style) => {
  try {
    return format("2021-04-20T16:20:00.000Z", style);
  } catch (error) {
    return `${error.name}, ${error.message}`;
  }
};
for (const style of ["t", "F", "R", "Short time", "Long time", "Short date", "Long date", "Short date/time", "Long date/time", "Relative",
  "Relative time", "relative Time"])
  console.log(`${style}: ${said((...all) => discordmoment.format(...all), style)}; instance: ${said((...all) => instance.format(...all), style)}`);
END
seen="$(node styles.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
t: TypeError, Cannot read properties of undefined (reading 't'); instance: <t:1618935600:t>
F: TypeError, Cannot read properties of undefined (reading 'f'); instance: <t:1618935600:F>
R: TypeError, Cannot read properties of undefined (reading 'r'); instance: <t:1618935600:R>
Short time: TypeError, Cannot convert undefined or null to object; instance: <t:1618935600:t>
Long time: TypeError, Cannot convert undefined or null to object; instance: <t:1618935600:T>
Short date: TypeError, Cannot convert undefined or null to object; instance: <t:1618935600:d>
Long date: TypeError, Cannot convert undefined or null to object; instance: <t:1618935600:D>
Short date/time: TypeError, Cannot convert undefined or null to object; instance: <t:1618935600:f>
Long date/time: TypeError, Cannot convert undefined or null to object; instance: <t:1618935600:F>
Relative: TypeError, Cannot convert undefined or null to object; instance: TypeError, Invalid style: Relative
Relative time: TypeError, Cannot convert undefined or null to object; instance: TypeError, Invalid style: Relative time
relative Time: TypeError, Cannot convert undefined or null to object; instance: TypeError, Invalid style: relative Time
END
)" ]
