"""A small bot with Pycord: `bot_pycord.py ADDRESS TOKEN`."""

import sys

import discord
import logic

ADDRESS, TOKEN = sys.argv[1:]
discord.http.Route.API_BASE_URL = f"{ADDRESS}/api/v10"
bot = discord.Client(intents=discord.Intents(guilds=True), enable_debug_events=True)
logic.run(bot, bot.http, discord.http.Route, TOKEN)
