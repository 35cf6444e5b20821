#!/usr/bin/env bash
# generate-calendar-url 1.0.0 (npm): a title with a "#" ends its calendar. The link of ical() and outlook() has the sign as it
# is, and in an address what comes after it isn't part of the text: the place, the description and the end of the event are
# lost, and "END:VCALENDAR" with them. A line break in a description makes a line that's none of a calendar's.
# Expected: a link "to add an event to your calendar", with its title, place and description; encodeURIComponent has %23 for
# the sign, as the same package's google() does. RFC 5545 has "\n" for a line break in a text, and "\," for a comma.
# Seen: what Node's fetch gets from the link of an event without and with such a title, from the title on, and the title in the
# link of google().
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts generate-calendar-url@1.0.0
cat > links.mjs <<'END'
import links from "generate-calendar-url";
for (const title of ["Round two", "Round #2"]) {
  const event = {
    title, start: new Date("2024-07-20T19:00:00Z"), end: new Date("2024-07-20T22:00:00Z"), location: "The Blue Bar, Hall 1",
    description: "Bring cards\nand a friend",
  };
  console.log(title);
  for (const name of ["ical", "outlook"]) {
    const text = await (await fetch(links[name](event))).text();
    console.log(`  ${name}: ${text.split("\n").slice(5).join(" / ")}`);
  }
  console.log(`  google: ${new URL(links.google(event)).searchParams.get("text")}`);
}
END
seen="$(TZ=UTC node links.mjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
Round two
  ical: SUMMARY:Round two / DESCRIPTION:Bring cards / and a friend / LOCATION:The Blue Bar, Hall 1 / END:VEVENT / END:VCALENDAR
  outlook: SUMMARY:Round two / DESCRIPTION:Bring cards / and a friend / LOCATION:The Blue Bar, Hall 1 / END:VEVENT / END:VCALENDAR
  google: Round two
Round #2
  ical: SUMMARY:Round 
  outlook: SUMMARY:Round 
  google: Round #2
END
)" ]
