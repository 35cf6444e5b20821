// A small bot with discordeno: `discordeno.cjs ADDRESS TOKEN`.

const { createBot, Intents } = require("discordeno");
const { answer, Raw, register, tell } = require("./logic.cjs");

const [address, token] = process.argv.slice(2);
const raw = new Raw();
const bot = createBot({
  token,
  intents: Intents.Guilds,
  desiredProperties: { interaction: { id: true, type: true, token: true, data: true } },
  rest: { proxy: { baseUrl: `${address}/api`, authorization: `Bot ${token}` } },
  events: {
    raw: (packet) => raw.keep(packet),
    ready: () => register(request, bot.applicationId).catch(tell),
    interactionCreate: (it) => answer(raw.take(it.id), request).catch(tell),
  },
});

function request(method, path, body, files) {
  const blobs = files?.map(({ name, bytes }) => ({ name, blob: new Blob([bytes]) }));
  return bot.rest.makeRequest(method, path, { body, files: blobs });
}

bot.start().catch(tell);
