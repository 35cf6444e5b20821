// A small bot with discord.js: `bot.cjs ADDRESS TOKEN`. bot.py does the same with discord.py.

const {
  ActionRowBuilder, ApplicationCommandOptionType, ButtonBuilder, ButtonStyle, Client, Events, GatewayIntentBits,
  MessageFlags, ModalBuilder, StringSelectMenuBuilder, TextInputBuilder, TextInputStyle,
} = require("discord.js");

const [address, token] = process.argv.slice(2);
const bot = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: `${address}/api` } });

let waves = 0;

const rows = () => [
  new ActionRowBuilder().addComponents(
    new ButtonBuilder().setCustomId("wave").setLabel("Wave").setStyle(ButtonStyle.Primary)),
  new ActionRowBuilder().addComponents(
    new StringSelectMenuBuilder().setCustomId("fruit").setPlaceholder("A fruit")
      .addOptions(["apple", "pear"].map((name) => ({ label: name, value: name })))),
];

const commands = {
  async greet(interaction) {
    await interaction.reply({ content: `Hello ${interaction.options.getString("name")}!`, components: rows() });
  },
  async think(interaction) {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    const files = [{ attachment: Buffer.from("thought"), name: "thought.txt" }];
    await interaction.editReply({ content: "I have it.", files });
    const first = await interaction.followUp({ content: "And more.", flags: MessageFlags.Ephemeral });
    await interaction.webhook.editMessage(first, { content: "And much more." });
    const second = await interaction.followUp({ content: "Forget this.", flags: MessageFlags.Ephemeral });
    await interaction.deleteReply(second);
  },
  async form(interaction) {
    const text = new TextInputBuilder().setCustomId("text").setLabel("Text").setStyle(TextInputStyle.Short).setMaxLength(20);
    const row = new ActionRowBuilder().addComponents(text);
    await interaction.showModal(new ModalBuilder().setCustomId("form").setTitle("A form").addComponents(row));
  },
  async thread(interaction) {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    const opened = await interaction.channel.threads.create({ name: "aside" });
    const message = await opened.send("In a thread.");
    await message.edit("In a thread of its own.");
    await interaction.deleteReply();
  },
};

bot.on(Events.InteractionCreate, async (interaction) => {
  if (interaction.isChatInputCommand()) return commands[interaction.commandName](interaction);
  if (interaction.isAutocomplete()) {
    const found = ["Ann", "Anton", "Bert"].filter((name) => name.startsWith(interaction.options.getFocused()));
    return interaction.respond(found.map((name) => ({ name, value: name })));
  }
  if (interaction.isModalSubmit()) {
    const content = `You wrote ${interaction.fields.getTextInputValue("text")}`;
    return interaction.reply({ content, flags: MessageFlags.Ephemeral });
  }
  if (interaction.isButton()) {
    waves += 1;
    return interaction.update({ content: `Waves: ${waves}` });
  }
  await interaction.deferUpdate();
  await interaction.editReply({ content: `You like ${interaction.values[0]}.`, components: [] });
});

bot.on(Events.ClientReady, () => bot.application.commands.set([
  {
    name: "greet", description: "Greets somebody", options: [
      { type: ApplicationCommandOptionType.String, name: "name", description: "Who", required: true, autocomplete: true }],
  },
  { name: "think", description: "Thinks first" },
  { name: "form", description: "Opens a form" },
  { name: "thread", description: "Opens a thread" },
]));
bot.login(token);
