#!/usr/bin/env bash
# @3d-dice/dice-roller-parser 0.2.6 (npm) rolls a 7 with a die of six sides, a 21 with one of twenty, and 2 with one of one:
# it rounds where it should cut off, so that there is one side too many, and the first and last come half as often.
# Expected: d6 is a whole number from 1 to 6, each as likely as the others, in Roll20's notation, which its documentation
# names. Fate dice (4dF) are right. @dice-roller/rpg-dice-roller 5.5.1 is right with all of them.
# Seen, of 60000 rolls of d6: 1 to 7, about 5000 each of 1 and 7, about 10000 of the others.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @3d-dice/dice-roller-parser@0.2.6 @dice-roller/rpg-dice-roller@5.5.1
cat > roll.mjs <<'END'
import parser from "@3d-dice/dice-roller-parser";
import { DiceRoll } from "@dice-roller/rpg-dice-roller";
const roller = new parser.DiceRoller();
const libraries = { "dice-roller-parser": (dice) => roller.roll(dice).value, "rpg-dice-roller": (dice) => new DiceRoll(dice).total };
for (const [name, roll] of Object.entries(libraries)) {
  for (const dice of ["d1", "d6", "d20", "2d6", "4dF"]) {
    const rolls = Array.from({ length: 60000 }, () => roll(dice));
    const count = (value) => rolls.filter((rolled) => rolled === value).length;
    const ends = dice === "d6" ? `, a 1 ${count(1) < 7500 ? "rarer than" : "as often as"} a 2` : "";
    console.log(`${name}, ${dice}: ${rolls.reduce((a, b) => Math.min(a, b))} to ${rolls.reduce((a, b) => Math.max(a, b))}${ends}`);
  }
}
END
seen="$(node roll.mjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'dice-roller-parser, d1: 1 to 2' 'dice-roller-parser, d6: 1 to 7, a 1 rarer than a 2' \
  'dice-roller-parser, d20: 1 to 21' 'dice-roller-parser, 2d6: 2 to 14' 'dice-roller-parser, 4dF: -4 to 4' \
  'rpg-dice-roller, d1: 1 to 1' 'rpg-dice-roller, d6: 1 to 6, a 1 as often as a 2' 'rpg-dice-roller, d20: 1 to 20' \
  'rpg-dice-roller, 2d6: 2 to 12' 'rpg-dice-roller, 4dF: -4 to 4')" ]
