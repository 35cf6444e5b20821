"""What the bots in Python do, with bodies as Discord reads them. logic.cjs does the same in JavaScript."""

import base64
import json
import sys
import traceback

PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjAwgdAvAAAAAElFTkSuQmCC"
NAME = {"type": 3, "name": "name", "description": "Who", "required": True, "autocomplete": True}
OTHERS = ["think", "form", "picture", "thread", "nonce", "emoji", "layout"]
COMMANDS = [
    {"name": "greet", "description": "Greets somebody", "options": [NAME]},
    *({"name": name, "description": "A part of the check"} for name in OTHERS),
]
# Whether forms are made of labels, not of rows.
LABELS = True
LAYOUT = [{"type": 17, "components": [{"type": 10, "content": "Laid out"}, {"type": 14}]}]

waves = 0


async def register(request, app):
    """Registers the commands. `request(method, path, body, file)` returns the answer's JSON."""
    await request("PUT", f"/applications/{app}/commands", COMMANDS)


async def answer(it, request):
    """Answers an interaction as the gateway sent it. An error is told, and ends nothing."""
    try:
        await _answer(it, request)
    except Exception:
        traceback.print_exc(file=sys.stderr)


async def _answer(it, request):
    global waves
    hook = f"/webhooks/{it['application_id']}/{it['token']}"
    original = f"{hook}/messages/@original"
    data = it["data"]

    async def callback(kind, body=None, file=None):
        body = {"type": kind, "data": body} if body else {"type": kind}
        return await request("POST", f"/interactions/{it['id']}/{it['token']}/callback", body, file)

    if it["type"] == 4:
        found = [name for name in ("Ann", "Anton", "Bert") if name.startswith(data["options"][0]["value"])]
        return await callback(8, {"choices": [{"name": name, "value": name} for name in found]})
    if it["type"] == 5:
        part = data["components"][0]
        text = (part["component"] if LABELS else part["components"][0])["value"]
        return await callback(4, {"content": f"You wrote {text}", "flags": 64})
    if it["type"] == 3 and data["custom_id"] == "wave":
        waves += 1
        return await callback(7, {"content": f"Waves: {waves}"})
    if it["type"] == 3:
        await callback(6)
        return await request("PATCH", original, {"content": f"You like {data['values'][0]}.", "components": []})
    match data["name"]:
        case "greet":
            options = [{"label": fruit, "value": fruit} for fruit in ("apple", "pear")]
            button = {"type": 2, "style": 1, "custom_id": "wave", "label": "Wave"}
            menu = {"type": 3, "custom_id": "fruit", "placeholder": "A fruit", "options": options}
            rows = [{"type": 1, "components": [part]} for part in (button, menu)]
            await callback(4, {"content": f"Hello {data['options'][0]['value']}!", "components": rows})
        case "think":
            await callback(5, {"flags": 64})
            await request("PATCH", original, {"content": "I have it."})
            first = await request("POST", hook, {"content": "And more.", "flags": 64})
            await request("PATCH", f"{hook}/messages/{first['id']}", {"content": "And much more."})
            second = await request("POST", hook, {"content": "Forget this.", "flags": 64})
            await request("DELETE", f"{hook}/messages/{second['id']}")
        case "form":
            text = {"type": 4, "custom_id": "text", "style": 1, "max_length": 20}
            part = {"type": 18, "label": "Text", "component": text}
            if not LABELS:
                part = {"type": 1, "components": [text | {"label": "Text"}]}
            await callback(9, {"custom_id": "form", "title": "A form", "components": [part]})
        case "picture":
            embed = {"title": "A card", "image": {"url": "attachment://card.png"}}
            await callback(4, {"embeds": [embed]}, ("card.png", base64.b64decode(PNG)))
        case "thread":
            await callback(5, {"flags": 64})
            thread = await request("POST", f"/channels/{it['channel_id']}/threads", {"name": "aside", "type": 11})
            inside = f"/channels/{thread['id']}/messages"
            message = await request("POST", inside, {"content": "In a thread."})
            await request("PATCH", f"{inside}/{message['id']}", {"content": "In a thread of its own."})
            await request("DELETE", original)
        case "nonce":
            message = {"content": "once", "nonce": "n-1", "enforce_nonce": True}
            posted = await request("POST", f"/channels/{it['channel_id']}/messages", message)
            await callback(4, {"content": f"The nonce was {posted['nonce']}.", "flags": 64})
        case "emoji":
            emoji = {"name": "QH", "image": f"data:image/png;base64,{PNG}"}
            made = await request("POST", f"/applications/{it['application_id']}/emojis", emoji)
            button = {"type": 2, "style": 2, "custom_id": "queen", "emoji": {"id": made["id"]}}
            await callback(4, {"content": "A queen", "components": [{"type": 1, "components": [button]}]})
        case "layout":
            await callback(4, {"flags": 1 << 15, "components": LAYOUT})


class Raw:
    """Keeps interactions as they came, for libraries that hand on only what they parsed."""

    def __init__(self):
        self.seen = {}

    def keep(self, text):
        packet = json.loads(text)
        if packet["t"] == "INTERACTION_CREATE":
            self.seen[int(packet["d"]["id"])] = packet["d"]


def through(http, route):
    """Requests through the client of a library that has discord.py's."""

    async def request(method, path, body=None, file=None):
        if not file:
            return await http.request(route(method, path), **({} if body is None else {"json": body}))
        name, content = file
        form = [
            {"name": "payload_json", "value": json.dumps(body)},
            {"name": "files[0]", "value": content, "filename": name, "content_type": "application/octet-stream"},
        ]
        return await http.request(route(method, path), form=form, files=[])

    return request


def run(client, http, route, token):
    """Runs a bot whose library has discord.py's client."""
    raw, request = Raw(), through(http, route)

    @client.event
    async def on_socket_raw_receive(text):
        raw.keep(text)

    @client.event
    async def on_ready():
        await register(request, client.user.id)

    @client.event
    async def on_interaction(it):
        await answer(raw.seen[it.id], request)

    client.run(token)
