"""A small bot with nextcord: `bot_nextcord.py ADDRESS TOKEN`."""

import sys

import logic
import nextcord

ADDRESS, TOKEN = sys.argv[1:]
nextcord.http.Route.BASE = f"{ADDRESS}/api/v10"
bot = nextcord.Client(intents=nextcord.Intents(guilds=True), enable_debug_events=True)
logic.run(bot, bot.http, nextcord.http.Route, TOKEN)
