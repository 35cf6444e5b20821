"""A small bot with disnake: `bot_disnake.py ADDRESS TOKEN`."""

import sys

import disnake
import logic

ADDRESS, TOKEN = sys.argv[1:]
disnake.http.Route.BASE = f"{ADDRESS}/api/v10"
bot = disnake.Client(intents=disnake.Intents(guilds=True), enable_debug_events=True)
logic.run(bot, bot.http, disnake.http.Route, TOKEN)
