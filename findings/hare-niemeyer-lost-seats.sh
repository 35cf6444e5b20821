#!/usr/bin/env bash
# hare-niemeyer 3.0.0 (npm), seats by largest remainders: where parties are equal and two seats or more are left to draw, half
# of them are given to nobody. And the draw isn't one: always the first party in the list wins. And a remainder below a
# millionth counts for the largest, since they're sorted as text: "1e-8" comes after "0.9". The seat goes to a party named
# "undefined".
# Expected: as many seats as asked for: "number of seats to be distributed"; and for equal remainders a draw by lot, of which
# its page says "The script does this for you".
# Seen: 4 of 5, 2 of 4 and 7 of 9 seats; 200 draws of one seat; one seat for a party with nearly all votes.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts hare-niemeyer@3.0.0
cat > seats.mjs <<'END'
import hareNiemeyer from "hare-niemeyer";
const say = (votes, seats) => {
  const given = hareNiemeyer(votes, seats);
  const list = Object.entries(given).map(([party, number]) => `${party} ${number}`);
  console.log(`${Object.values(votes).join(" ")} votes, ${seats} seats: ${list.join(", ")}`);
};
say({ a: 10, b: 11, c: 19 }, 5);
say({ a: 10, b: 10, c: 10 }, 5);
say({ a: 1, b: 1, c: 1, d: 1, e: 1 }, 4);
say({ a: 1, b: 1, c: 1, d: 1, e: 1 }, 9);
say({ a: 99999, b: 1 }, 1);
say({ a: 99999999, b: 1 }, 1);
const drawn = new Set();
for (let draw = 0; draw < 200; draw++) {
  const given = hareNiemeyer({ a: 10, b: 10, c: 10 }, 4);
  drawn.add(Object.keys(given).find((party) => given[party] === 2));
}
console.log(`200 draws between a, b and c: ${[...drawn].join(" ")}`);
END
seen="$(node seats.mjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '10 11 19 votes, 5 seats: a 1, b 2, c 2' '10 10 10 votes, 5 seats: a 2, b 1, c 1' \
  '1 1 1 1 1 votes, 4 seats: a 1, b 1, c 0, d 0, e 0' '1 1 1 1 1 votes, 9 seats: a 2, b 2, c 1, d 1, e 1' \
  '99999 1 votes, 1 seats: a 1, b 0' '99999999 1 votes, 1 seats: a 0, b 0, undefined NaN' '200 draws between a, b and c: a')" ]
