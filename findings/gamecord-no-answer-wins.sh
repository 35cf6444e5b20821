#!/usr/bin/env bash
# discord-gamecord 4.4.4 (npm), rock paper scissors: if only one player picks before the time is over, that's a win, and always
# of the second player, also if it's the second one who never picked anything.
# Expected: no winner, or the one who picked. There's a result for it: "timeout", "The Game went unfinished! No one won the
# Game!", which it has if nobody picks.
# Seen: what is reported, and the message, after picks of the first and of the second player and then no more.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts discord-gamecord@4.4.4 discord.js@14.28.1
cat > game.cjs <<'END'
const { EventEmitter } = require("node:events");
const { RockPaperScissors } = require("discord-gamecord");
const players = ["Ann", "Ben"].map((tag, place) => ({ id: `${place + 1}`, tag, username: tag }));
async function play(...picks) {
  const buttons = new EventEmitter();
  buttons.stop = (reason = "user") => buttons.emit("end", [], reason);
  let shown;
  const sent = { createMessageComponentCollector: () => buttons, edit: async ({ embeds }) => { shown = embeds[0].data; } };
  const game = new RockPaperScissors({ message: { author: players[0] }, opponent: players[1] });
  const over = new Promise((resolve) => game.on("gameOver", resolve));
  await game.RPSGame(sent);
  picks.forEach((pick, place) => pick &&
    buttons.emit("collect", { customId: `rps_${pick}`, user: players[place], deferUpdate: async () => {}, followUp: () => {} }));
  await new Promise((resolve) => setImmediate(resolve));
  if (!picks.every(Boolean)) buttons.stop("idle");
  const { result, winner } = await over;
  await new Promise((resolve) => setImmediate(resolve));
  const name = players.find(({ id }) => id === winner)?.tag;
  const who = `Ann ${picks[0] || "nothing"}, Ben ${picks[1] || "nothing"}`;
  console.log(`${who}: ${result}${name ? ` of ${name}` : ""}; "${shown.description}"`);
}
(async () => {
  await play("r", "s");
  await play("r", "p");
  await play("r", "");
  await play("", "p");
  await play("", "");
})();
END
seen="$(node game.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
Ann r, Ben s: win of Ann; "**<@!1>** won the Game! Congratulations!"
Ann r, Ben p: win of Ben; "**<@!2>** won the Game! Congratulations!"
Ann r, Ben nothing: win of Ben; "**<@!2>** won the Game! Congratulations!"
Ann nothing, Ben p: win of Ben; "**<@!2>** won the Game! Congratulations!"
Ann nothing, Ben nothing: timeout; "The Game went unfinished! No one won the Game!"
END
)" ]
