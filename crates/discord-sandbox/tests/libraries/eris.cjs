// A small bot with Eris: `eris.cjs ADDRESS TOKEN`. Eris speaks only TLS, on the usual port: what it
// asks for over HTTPS is sent to the address instead.

const http = require("node:http");
const https = require("node:https");
const { answer, Raw, register, tell } = require("./logic.cjs");

const [address, token] = process.argv.slice(2);
const { hostname, port } = new URL(address);
https.request = (options, heard) => http.request({ ...options, host: hostname, port, agent: undefined }, heard);
const Eris = require("eris");

const bot = new Eris.Client(`Bot ${token}`, { intents: ["guilds"], compress: true });
const raw = new Raw();

const request = (method, path, body, files) =>
  bot.requestHandler.request(method, path, true, body, files?.map(({ name, bytes }) => ({ name, file: bytes })));

bot.on("rawWS", (packet) => raw.keep(packet));
bot.once("ready", () => register(request, bot.user.id).catch(tell));
bot.on("interactionCreate", (it) => answer(raw.take(it.id), request).catch(tell));
bot.on("error", tell);
bot.connect();
