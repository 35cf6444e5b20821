"""A small bot with discord.py: `bot.py ADDRESS TOKEN`. bot.cjs does the same with discord.js."""

import io
import sys

import discord
import yarl
from discord import app_commands

ADDRESS, TOKEN = sys.argv[1:]
discord.http.Route.BASE = f"{ADDRESS}/api/v10"
# This library doesn't ask where the gateway is.
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{ADDRESS}/gateway".replace("http", "ws", 1))


class Buttons(discord.ui.View):
    def __init__(self):
        super().__init__(timeout=None)
        self.waves = 0

    @discord.ui.button(label="Wave", custom_id="wave")
    async def wave(self, interaction, _):
        self.waves += 1
        await interaction.response.edit_message(content=f"Waves: {self.waves}")

    @discord.ui.select(
        custom_id="fruit",
        placeholder="A fruit",
        options=[discord.SelectOption(label=name) for name in ("apple", "pear")],
    )
    async def fruit(self, interaction, select):
        await interaction.response.defer()
        await interaction.edit_original_response(content=f"You like {select.values[0]}.", view=None)


class Form(discord.ui.Modal, title="A form"):
    text = discord.ui.TextInput(label="Text", custom_id="text", max_length=20)

    async def on_submit(self, interaction):
        await interaction.response.send_message(f"You wrote {self.text.value}", ephemeral=True)


class Bot(discord.Client):
    def __init__(self):
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self):
        self.add_view(Buttons())
        await self.tree.sync()


bot = Bot()


@bot.tree.command(description="Greets somebody")
async def greet(interaction, name: str):
    await interaction.response.send_message(f"Hello {name}!", view=Buttons())


@greet.autocomplete("name")
async def names(_, typed: str):
    found = [name for name in ("Ann", "Anton", "Bert") if name.startswith(typed)]
    return [app_commands.Choice(name=name, value=name) for name in found]


@bot.tree.command(description="Thinks first")
async def think(interaction):
    await interaction.response.defer(ephemeral=True)
    file = discord.File(io.BytesIO(b"thought"), "thought.txt")
    await interaction.edit_original_response(content="I have it.", attachments=[file])
    first = await interaction.followup.send("And more.", ephemeral=True, wait=True)
    await first.edit(content="And much more.")
    second = await interaction.followup.send("Forget this.", ephemeral=True, wait=True)
    await second.delete()


@bot.tree.command(description="Opens a form")
async def form(interaction):
    await interaction.response.send_modal(Form())


@bot.tree.command(description="Opens a thread")
async def thread(interaction):
    await interaction.response.defer(ephemeral=True)
    opened = await interaction.channel.create_thread(name="aside", type=discord.ChannelType.public_thread)
    message = await opened.send("In a thread.")
    await message.edit(content="In a thread of its own.")
    await interaction.delete_original_response()


bot.run(TOKEN)
