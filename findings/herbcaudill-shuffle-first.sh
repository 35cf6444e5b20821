#!/usr/bin/env bash
# @herbcaudill/random 1.0.5 (npm): after `shuffle` the first of four cards is on top in more than a third of the games, the
# second in a seventh. It sorts with a comparison that answers at random. `sample` takes its elements from the top, so of ten
# players the first is drawn nearly three times as often as the second.
# Expected: each as often as the others, within a hundredth: it has "uniform distribution" for its numbers, and its `pick`
# does it.
# Seen, over 20000 seeds: how often each is drawn first, in percent.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @herbcaudill/random@1.0.5
cat > games.mjs <<'END'
import { makeRandom } from "@herbcaudill/random";
const shares = (number, draw) => {
  const players = Array.from({ length: number }, (_, player) => player), drawn = players.map(() => 0);
  for (let game = 0; game < 20000; game++) drawn[draw(makeRandom(`game ${game}`), players)]++;
  return drawn.map((times) => Math.round(times / 200)).join(" ");
};
console.log(`shuffle of 4: ${shares(4, (random, players) => random.shuffle(players)[0])}`);
console.log(`sample of 10: ${shares(10, (random, players) => random.sample(players)[0])}`);
console.log(`pick of 10: ${shares(10, (random, players) => random.pick(players))}`);
END
seen="$(node games.mjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'shuffle of 4: 36 14 18 32' 'sample of 10: 19 7 9 13 8 9 10 12 6 7' \
  'pick of 10: 10 10 10 10 10 10 10 10 10 10')" ]
