// A small bot with detritus-client: `detritus.cjs ADDRESS TOKEN`.

const { ShardClient } = require("detritus-client");
const { answer, Raw, register, tell } = require("./logic.cjs");

const [address, token] = process.argv.slice(2);
const bot = new ShardClient(token, {
  gateway: { intents: 1, compress: "zlib-stream" },
  rest: { baseUrl: `${address}/api/v10` },
});
const raw = new Raw();

const request = (method, path, body, files) => bot.rest.raw.request({
  method, url: `${address}/api/v10${path}`, useAuth: true, body,
  files: files?.map(({ name, bytes }, index) => ({ filename: name, value: bytes, key: `files[${index}]` })),
});

bot.on("raw", (packet) => raw.keep(packet));
bot.once("gatewayReady", () => register(request, bot.applicationId).catch(tell));
bot.on("interactionCreate", ({ interaction }) => answer(raw.take(interaction.id), request).catch(tell));
bot.on("warn", ({ error }) => tell(error));
bot.run().catch(tell);
