"""A small bot with hikari: `bot_hikari.py ADDRESS TOKEN`. It uses the library's own builders."""

import base64
import sys

import hikari
import logic
from hikari import impl

ADDRESS, TOKEN = sys.argv[1:]
PNG = base64.b64decode(logic.PNG)
PRIVATE = hikari.MessageFlag.EPHEMERAL
SAY = hikari.ResponseType.MESSAGE_CREATE
THINK = hikari.ResponseType.DEFERRED_MESSAGE_CREATE
bot = hikari.GatewayBot(TOKEN, banner=None, intents=hikari.Intents.GUILDS, rest_url=f"{ADDRESS}/api/v10")
waves = 0


async def greet(it):
    buttons = bot.rest.build_message_action_row().add_interactive_button(hikari.ButtonStyle.PRIMARY, "wave", label="Wave")
    menu = bot.rest.build_message_action_row()
    fruits = menu.add_text_menu("fruit", placeholder="A fruit")
    for fruit in ("apple", "pear"):
        fruits.add_option(fruit, fruit)
    await it.create_initial_response(SAY, f"Hello {it.options[0].value}!", components=[buttons, menu])


async def think(it):
    await it.create_initial_response(THINK, flags=PRIVATE)
    await it.edit_initial_response("I have it.")
    first = await it.execute("And more.", flags=PRIVATE)
    await it.edit_message(first, "And much more.")
    second = await it.execute("Forget this.", flags=PRIVATE)
    await it.delete_message(second)


async def form(it):
    row = bot.rest.build_modal_action_row().add_text_input("text", "Text", max_length=20)
    await it.create_modal_response("A form", "form", component=row)


async def picture(it):
    embed = hikari.Embed(title="A card").set_image(hikari.Bytes(PNG, "card.png"))
    await it.create_initial_response(SAY, embed=embed)


async def thread(it):
    await it.create_initial_response(THINK, flags=PRIVATE)
    begun = await bot.rest.create_thread(it.channel_id, hikari.ChannelType.GUILD_PUBLIC_THREAD, "aside")
    message = await bot.rest.create_message(begun, "In a thread.")
    await bot.rest.edit_message(begun, message, "In a thread of its own.")
    await it.delete_initial_response()


async def nonce(it):
    posted = await bot.rest.create_message(it.channel_id, "once", nonce="n-1")
    await it.create_initial_response(SAY, f"The nonce was {posted.nonce}.", flags=PRIVATE)


async def emoji(it):
    made = await bot.rest.create_application_emoji(it.application_id, "QH", hikari.Bytes(PNG, "QH.png"))
    row = bot.rest.build_message_action_row()
    row.add_interactive_button(hikari.ButtonStyle.SECONDARY, "queen", emoji=made)
    await it.create_initial_response(SAY, "A queen", component=row)


async def layout(it):
    container = impl.ContainerComponentBuilder().add_text_display("Laid out").add_separator()
    await it.create_initial_response(SAY, component=container, flags=hikari.MessageFlag.IS_COMPONENTS_V2)


COMMANDS = {does.__name__: does for does in (greet, think, form, picture, thread, nonce, emoji, layout)}


@bot.listen()
async def started(_: hikari.StartedEvent):
    me = await bot.rest.fetch_my_user()
    builders = [bot.rest.slash_command_builder(name, "A part of the check") for name in COMMANDS]
    name = hikari.CommandOption(
        type=hikari.OptionType.STRING, name="name", description="Who", is_required=True, autocomplete=True
    )
    builders[0].add_option(name)
    await bot.rest.set_application_commands(me.id, builders)


@bot.listen()
async def interaction(event: hikari.InteractionCreateEvent):
    global waves
    it = event.interaction
    if isinstance(it, hikari.CommandInteraction):
        await COMMANDS[it.command_name](it)
    elif isinstance(it, hikari.AutocompleteInteraction):
        found = [name for name in ("Ann", "Anton", "Bert") if name.startswith(it.options[0].value)]
        await it.create_response([impl.AutocompleteChoiceBuilder(name=name, value=name) for name in found])
    elif isinstance(it, hikari.ModalInteraction):
        await it.create_initial_response(SAY, f"You wrote {it.components[0][0].value}", flags=PRIVATE)
    elif it.custom_id == "wave":
        waves += 1
        await it.create_initial_response(hikari.ResponseType.MESSAGE_UPDATE, f"Waves: {waves}")
    else:
        await it.create_initial_response(hikari.ResponseType.DEFERRED_MESSAGE_UPDATE)
        await it.edit_initial_response(f"You like {it.values[0]}.", components=[])


bot.run()
