#!/usr/bin/env bash
# discord-gamecord 4.4.4 (npm), Connect4: four in a row go round the edge. Three in a diagonal at the left and one at the
# right, a row higher, are a win: it counts places one after another and doesn't look if a row has ended, for one of the two
# diagonals. And a row of four that is made by the last disc is a tie.
# Expected: four in a line, horizontally, vertically or diagonally. The other diagonal has it right: `block.x >= 0`. Whoever
# makes the row wins, on whatever move.
# Seen: what is reported after moves to these columns, first player first.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts discord-gamecord@4.4.4 discord.js@14.28.1
cat > game.cjs <<'END'
const { EventEmitter } = require("node:events");
const { ButtonBuilder } = require("discord.js");
const { Connect4 } = require("discord-gamecord");
const players = ["Ann", "Ben"].map((tag, place) => ({ id: `${place}`, tag, username: tag }));
const tick = () => new Promise((resolve) => setImmediate(resolve));
async function play(what, columns) {
  const buttons = new EventEmitter();
  buttons.stop = (reason = "user") => buttons.emit("end", [], reason);
  const sent = { components: [], createMessageComponentCollector: () => buttons };
  sent.edit = async ({ components }) => Object.assign(sent, { components });
  const game = new Connect4({ message: { author: players[0] }, opponent: players[1] });
  let over;
  game.on("gameOver", (report) => { over ??= report; });
  await game.connect4Game(sent);
  for (const [move, column] of [...columns].entries()) {
    buttons.emit("collect", { customId: `connect4_${column}`, user: players[move % 2], deferUpdate: async () => {} });
    for (let time = 0; time < 5; time++) await tick();
    if (over) break;
  }
  const { player1, player2 } = game.options.emojis;
  const board = game.gameBoard.map((disc) => ({ [player1]: "A", [player2]: "B" })[disc] ?? ".");
  console.log(`${what}: ${over ? `${over.result}${over.winner ? ` of ${players[+over.winner].tag}` : ""}` : "goes on"}`);
  for (let row = 0; row < 6; row++) {
    const line = board.slice(row * 7, row * 7 + 7).join(" ");
    if (/[AB]/.test(line)) console.log(`  ${line}`);
  }
}
(async () => {
  await play("a diagonal", "12234334544");
  await play("round the edge", "173137427711772");
  await play("the last disc", "137234533136674175167551132242775644465226");
})();
END
seen="$(node game.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
a diagonal: win of Ann
  . . . A . . .
  . . A B . . .
  . A B B . . .
  A B B A A . .
round the edge: win of Ann
  . . . . . . B
  . . . . . . A
  B . . . . . B
  A . . . . . A
  B A A . . . B
  A B A A . . B
the last disc: tie
  A A B A A B B
  B B A B A B A
  A B A A A B A
  B B B A B B A
  B A A A B A B
  A B B B A B A
END
)" ]
