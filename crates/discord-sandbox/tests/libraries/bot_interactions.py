"""A small bot with interactions.py: `bot_interactions.py ADDRESS TOKEN`."""

import io
import sys

import interactions
import logic
from interactions.api.http.route import Route

ADDRESS, TOKEN = sys.argv[1:]
Route.BASE = f"{ADDRESS}/api/v10"
# It fails to read forms made of labels.
logic.LABELS = False
bot = interactions.Client(token=TOKEN, intents=interactions.Intents.GUILDS, sync_interactions=False)


async def request(method, path, body=None, file=None):
    files = [interactions.File(io.BytesIO(file[1]), file_name=file[0])] if file else None
    return await bot.http.request(Route(method, path), payload=body, files=files)


@interactions.listen(interactions.api.events.Ready)
async def ready(_):
    await logic.register(request, bot.app.id)


@interactions.listen("raw_interaction_create")
async def interaction(event):
    await logic.answer(event.data, request)


bot.add_listener(ready)
bot.add_listener(interaction)
bot.start()
