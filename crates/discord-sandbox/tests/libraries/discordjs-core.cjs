// A small bot with @discordjs/core: `discordjs-core.cjs ADDRESS TOKEN`.

const { Client, GatewayDispatchEvents, GatewayIntentBits } = require("@discordjs/core");
const { REST } = require("@discordjs/rest");
const { WebSocketManager } = require("@discordjs/ws");
const { answer, register, tell } = require("./logic.cjs");

const [address, token] = process.argv.slice(2);
const rest = new REST({ api: `${address}/api` }).setToken(token);
const gateway = new WebSocketManager({ token, intents: GatewayIntentBits.Guilds, rest });
const bot = new Client({ rest, gateway });

const request = (method, fullRoute, body, files) =>
  rest.request({ method, fullRoute, body, files: files?.map(({ name, bytes }) => ({ name, data: bytes })) });

bot.once(GatewayDispatchEvents.Ready, ({ data }) => register(request, data.application.id).catch(tell));
bot.on(GatewayDispatchEvents.InteractionCreate, ({ data }) => answer(data, request).catch(tell));
gateway.connect();
