#!/usr/bin/env bash
# discord-gamecord 4.4.4 (npm), 2048: nobody can win. It looks for the letter "b" on the board, which 2048 is in the address of
# its picture; on the board it's the number 11. So whoever has a tile of 2048 has lost when the game is over, like everybody
# else.
# Expected: in 2048 whoever makes that tile wins. The game has both: `result: (result ? 'win' : 'lose')`.
# Seen: what two games report as they end without a move left, with a highest tile of 1024 and of 2048.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts discord-gamecord@4.4.4 discord.js@14.28.1
cat > game.cjs <<'END'
const { EventEmitter } = require("node:events");
const { TwoZeroFourEight } = require("discord-gamecord");
const author = { id: "1", tag: "Ann", displayAvatarURL: () => "https://example.org/ann.png" };
async function play(highest) {
  const buttons = new EventEmitter();
  buttons.stop = (reason = "user") => buttons.emit("end", [], reason);
  const sent = { components: [], createMessageComponentCollector: () => buttons, edit: async () => {} };
  const game = new TwoZeroFourEight({ message: { author, channel: { send: async () => sent } } });
  const over = new Promise((resolve) => game.on("gameOver", resolve));
  await game.startGame();
  // The next move to the left is the last one: the new tile fills the board.
  game.gameBoard = [highest - 1, highest - 1, 3, 4, 5, 6, 5, 6, 3, 4, 3, 4, 5, 6, 5, 6];
  buttons.emit("collect", { customId: "2048_left", user: author, deferUpdate: async () => {} });
  const { result } = await over;
  console.log(`highest tile ${2 ** Math.max(...game.gameBoard)}: ${result}`);
}
play(10).then(() => play(11));
END
seen="$(node game.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
highest tile 1024: lose
highest tile 2048: lose
END
)" ]
