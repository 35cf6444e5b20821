#!/usr/bin/env bash
# connect-four 0.0.6 (npm): a board that was kept and is given to a new game again isn't counted. It says 42 free spaces where
# there's one, so that the game doesn't end when the board is full; and a game that was won goes on, with no winner.
# Expected: "board" is "an existing board from a previous game", "cells" is "the remaining spaces left", "if that number hits
# zero, a tie is called", and wins and ties are "automatically detected".
# Seen: a game without four in a row up to its last space, and a won one; each as it is, and as given to a new game, then one more
# move.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts connect-four@0.0.6
cat > game.cjs <<'END'
const Game = require("connect-four");
const show = (text, { cells, ended, winner }) => console.log(`${text}: free ${cells}, ended ${ended}, winner ${winner}`);
const again = (game) => new Game(JSON.parse(JSON.stringify(game)));
const columns = ["xxxooo", "oooxxx", "xxxooo", "oooxxx", "xxxooo", "oooxxx", "xxxoo"];
const full = new Game();
for (const [column, stones] of columns.entries()) for (const stone of stones) full.play(stone, column);
const won = new Game();
for (const column of [0, 1, 2, 3]) won.play("x", column);
for (const [name, game, column] of [["one space", full, 6], ["won", won, 6]]) {
  const kept = again(game);
  show(name, game);
  show(`${name}, kept`, kept);
  show(`${name}, one more move`, game.play("o", column));
  show(`${name}, kept, one more move`, kept.play("o", column));
}
END
seen="$(node game.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
one space: free 1, ended false, winner null
one space, kept: free 42, ended false, winner null
one space, one more move: free 0, ended true, winner null
one space, kept, one more move: free 41, ended false, winner null
won: free 38, ended true, winner x
won, kept: free 42, ended false, winner null
won, one more move: free 38, ended true, winner x
won, kept, one more move: free 41, ended false, winner null
END
)" ]
