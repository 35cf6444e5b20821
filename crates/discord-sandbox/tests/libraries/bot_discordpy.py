"""A small bot with discord.py: `bot_discordpy.py ADDRESS TOKEN`. It uses the library's own views."""

import base64
import io
import sys

import discord
import logic
import yarl
from discord import app_commands

ADDRESS, TOKEN = sys.argv[1:]
PNG = base64.b64decode(logic.PNG)
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
    text = discord.ui.Label(text="Text", component=discord.ui.TextInput(custom_id="text", max_length=20))

    async def on_submit(self, interaction):
        await interaction.response.send_message(f"You wrote {self.text.component.value}", ephemeral=True)


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
    await interaction.edit_original_response(content="I have it.")
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


@bot.tree.command(description="Shows a picture")
async def picture(interaction):
    embed = discord.Embed(title="A card").set_image(url="attachment://card.png")
    file = discord.File(io.BytesIO(PNG), "card.png")
    await interaction.response.send_message(embed=embed, file=file)


@bot.tree.command(description="Posts once")
async def nonce(interaction):
    posted = await interaction.channel.send("once", nonce="n-1")
    await interaction.response.send_message(f"The nonce was {posted.nonce}.", ephemeral=True)


@bot.tree.command(description="Makes an emoji")
async def emoji(interaction):
    made = await bot.create_application_emoji(name="QH", image=PNG)
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(custom_id="queen", emoji=made))
    await interaction.response.send_message("A queen", view=view)


@bot.tree.command(description="Lays out")
async def layout(interaction):
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.Container(discord.ui.TextDisplay("Laid out"), discord.ui.Separator()))
    await interaction.response.send_message(view=view)


bot.run(TOKEN)
