// A small bot with discord.js: `discordjs.cjs ADDRESS TOKEN`. It uses the library's own builders.

const {
  ActionRowBuilder, ApplicationCommandOptionType, ButtonBuilder, ButtonStyle, Client, Events, GatewayIntentBits,
  ContainerBuilder, EmbedBuilder, LabelBuilder, MessageFlags, ModalBuilder, StringSelectMenuBuilder, TextInputBuilder,
  TextInputStyle,
} = require("discord.js");

const [address, token] = process.argv.slice(2);
const bot = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: `${address}/api` } });

const png = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjAwgdAvAAAAAElFTkSuQmCC", "base64");
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
    await interaction.editReply({ content: "I have it." });
    const first = await interaction.followUp({ content: "And more.", flags: MessageFlags.Ephemeral });
    await interaction.webhook.editMessage(first, { content: "And much more." });
    const second = await interaction.followUp({ content: "Forget this.", flags: MessageFlags.Ephemeral });
    await interaction.deleteReply(second);
  },
  async form(interaction) {
    const text = new TextInputBuilder().setCustomId("text").setStyle(TextInputStyle.Short).setMaxLength(20);
    const label = new LabelBuilder().setLabel("Text").setTextInputComponent(text);
    await interaction.showModal(new ModalBuilder().setCustomId("form").setTitle("A form").addLabelComponents(label));
  },
  async picture(interaction) {
    const embed = new EmbedBuilder().setTitle("A card").setImage("attachment://card.png");
    await interaction.reply({ embeds: [embed], files: [{ attachment: png, name: "card.png" }] });
  },
  async nonce(interaction) {
    const posted = await interaction.channel.send({ content: "once", nonce: "n-1", enforceNonce: true });
    await interaction.reply({ content: `The nonce was ${posted.nonce}.`, flags: MessageFlags.Ephemeral });
  },
  async emoji(interaction) {
    const made = await bot.application.emojis.create({ attachment: png, name: "QH" });
    const queen = new ButtonBuilder().setCustomId("queen").setEmoji(made.id).setStyle(ButtonStyle.Secondary);
    await interaction.reply({ content: "A queen", components: [new ActionRowBuilder().addComponents(queen)] });
  },
  async layout(interaction) {
    const container = new ContainerBuilder().addTextDisplayComponents((text) => text.setContent("Laid out")).addSeparatorComponents((line) => line);
    await interaction.reply({ components: [container], flags: MessageFlags.IsComponentsV2 });
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
  ...["think", "form", "picture", "thread", "nonce", "emoji", "layout"].map((name) => ({ name, description: "A part of the check" })),
]));
bot.login(token);
