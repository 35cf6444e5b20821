#!/usr/bin/env bash
# snakecord 1.0.9 (npm), Snake in a Discord channel: all games of a bot have one apple. Whoever starts a game, or eats, moves
# the apple of everybody else too, and it can come to lie on their snakes.
# Expected: a snake, a length and a score for each `new SnakeGame()`, as there are, and an apple; and `newAppleLocation` looks
# for a place where the snake isn't.
# Seen: where the apple of a first game is, whose snake fills six of the ten rows, after its own choice and after 2000 of a
# second game.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts snakecord@1.0.9 discord.js@13.17.1
cat > games.cjs <<'END'
const SnakeGame = require("snakecord");
const first = new SnakeGame(), second = new SnakeGame();
first.snake = Array.from({ length: 90 }, (_, place) => ({ x: place % 15, y: Math.floor(place / 15) }));
const apple = (game) => {
  const place = [...game.gameBoardToString().replaceAll("\n", "")].indexOf("🍎");
  return { x: place % 15, y: Math.floor(place / 15) };
};
let moved = 0, onSnake = 0;
first.newAppleLocation();
console.log(`after the first game's own: ${first.isLocationInSnake(apple(first)) ? "on the snake" : "beside the snake"}`);
for (let time = 0; time < 2000; time++) {
  const before = apple(first);
  second.newAppleLocation();
  const after = apple(first);
  moved += before.x !== after.x || before.y !== after.y;
  onSnake += Boolean(first.isLocationInSnake(after));
}
console.log(`after the second game's: ${moved > 1900 ? "moved" : "not moved"}, ${onSnake > 1000 ? "mostly" : onSnake ? "sometimes" : "never"} on the snake`);
END
seen="$(node games.cjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' "after the first game's own: beside the snake" \
  "after the second game's: moved, mostly on the snake")" ]
