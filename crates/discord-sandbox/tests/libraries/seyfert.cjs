// A small bot with Seyfert: `seyfert.cjs ADDRESS TOKEN`. Its gateway speaks only TLS, on the usual
// port: what it asks for over HTTPS is sent to the address instead.

const http = require("node:http");
const https = require("node:https");
const { answer, Raw, register, tell } = require("./logic.cjs");

const [address, token] = process.argv.slice(2);
https.request = (options, heard) => http.request({ ...options, port: new URL(address).port }, heard);
const { ApiHandler, Client } = require("seyfert");

const bot = new Client({ getRC: () => ({ token, intents: 1, debug: false, locations: { base: "." } }) });
bot.setServices({ rest: new ApiHandler({ token, domain: address }) });
const raw = new Raw();

const request = (method, path, body, files) =>
  bot.rest.request(method, path, { body, files: files?.map(({ name, bytes }) => ({ filename: name, data: bytes })) });

bot.events.values.RAW = { data: { name: "raw" }, run: (packet) => raw.keep(packet) };
bot.events.values.READY = { data: { name: "ready" }, run: () => register(request, bot.applicationId).catch(tell) };
bot.events.values.INTERACTION_CREATE = { data: { name: "interactionCreate" }, run: (it) => answer(raw.take(it.id), request).catch(tell) };
bot.start().catch(tell);
