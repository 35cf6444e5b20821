// A small bot with oceanic.js: `oceanic.cjs ADDRESS TOKEN`.

const { Client } = require("oceanic.js");
const { answer, Raw, register, tell } = require("./logic.cjs");

const [address, token] = process.argv.slice(2);
const bot = new Client({
  auth: `Bot ${token}`,
  gateway: { intents: ["GUILDS"], compress: "zlib-stream" },
  rest: { baseURL: `${address}/api/v10` },
});
const raw = new Raw();

const request = (method, path, json, files) =>
  bot.rest.request({ method, path, json, auth: true, files: files?.map(({ name, bytes }) => ({ name, contents: bytes })) });

bot.on("packet", (packet) => raw.keep(packet));
bot.once("ready", () => register(request, bot.application.id).catch(tell));
bot.on("interactionCreate", (it) => answer(raw.take(it.id), request).catch(tell));
bot.on("error", tell);
bot.connect();
