// A small bot with CloudStorm and SnowTransfer: `cloudstorm.cjs ADDRESS TOKEN`.

const { Client } = require("cloudstorm");
const { SnowTransfer } = require("snowtransfer");
const { answer, register, tell } = require("./logic.cjs");

const [address, token] = process.argv.slice(2);
const rest = new SnowTransfer(token, { baseHost: address });
const bot = new Client(token, { intents: ["GUILDS"], snowtransferInstance: rest, compress: true });

/** SnowTransfer takes files only by its own methods, and every other body as it is. */
const request = (method, path, body, files) => {
  if (!files) return rest.requestHandler.request(path, {}, method.toLowerCase(), "json", body);
  const form = new FormData();
  form.append("payload_json", JSON.stringify(body));
  files.forEach(({ name, bytes }, index) => form.append(`files[${index}]`, new Blob([bytes]), name));
  return rest.requestHandler.request(path, {}, method.toLowerCase(), "multipart", form);
};

bot.on("event", (packet) => {
  if (packet.t === "READY") register(request, packet.d.application.id).catch(tell);
  if (packet.t === "INTERACTION_CREATE") answer(packet.d, request).catch(tell);
});
bot.on("error", tell);
bot.connect().catch(tell);
