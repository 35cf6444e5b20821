#!/usr/bin/env bash
# roll 1.3.2 (npm), "rolling dice and adding modifiers": a factor is left out without a word if anything is added as well, or if
# it stands after the best dice of several. It splits at plus and minus only, and of each part reads a number or dice. "2d6+2*3"
# adds 2. And once the best dice of something were rolled, own transformations of later rolls are summed up, also of another
# `Roll`, since it notes that for the whole program.
# Expected: "Simple calculation (+, -, *, /)"; it finds all of these valid. "Using custom transformations": the list of dice.
# Seen: the highest roll of a text (each die on its last face); an own transformation before and after "4d6b3".
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts roll@1.3.2
cat > dice.cjs <<'END'
const Roll = require("roll");
const highest = () => new Roll(() => 0.999);
const odd = { quantity: 3, sides: 5, transformations: [(dice) => dice.filter((die) => die % 2)] };
console.log("own:", JSON.stringify(highest().roll(odd).result));
for (const text of ["2d6*3", "2d6+1", "2d6*3+1", "2d6/2-1", "2d6+2*3", "1d4*2+1d6*2", "4d6b3", "4d6b3+1", "4d6b3*2"]) {
  const roll = highest();
  console.log(`${text}: ${roll.validate(text) ? "valid" : "invalid"}, ${roll.roll(text).result}`);
}
console.log("own:", JSON.stringify(highest().roll(odd).result));
END
seen="$(node dice.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
own: [5,5,5]
2d6*3: valid, 36
2d6+1: valid, 13
2d6*3+1: valid, 13
2d6/2-1: valid, 11
2d6+2*3: valid, 14
1d4*2+1d6*2: valid, 16
4d6b3: valid, 18
4d6b3+1: valid, 19
4d6b3*2: valid, 18
own: 15
END
)" ]
