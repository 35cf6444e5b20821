#!/usr/bin/env python3
"""Cuts Discord's API description down to the answers that the stand-in gives: `cut.py openapi.json`.

Writes `openapi.json` beside this file, one schema a line. It leaves out descriptions and limits, and
optional fields of which the stand-in has none."""

import json
import pathlib
import sys

ROUTES = """
GET /gateway
GET /gateway/bot
GET /users/@me
GET /users/{user_id}
GET /applications/@me
GET /oauth2/applications/@me
GET /guilds/{guild_id}
GET /guilds/{guild_id}/channels
GET /guilds/{guild_id}/members/{user_id}
GET /guilds/{guild_id}/threads/active
GET /soundboard-default-sounds
GET POST /applications/{application_id}/emojis
GET PATCH DELETE /applications/{application_id}/emojis/{emoji_id}
GET PUT POST /applications/{application_id}/commands
GET PATCH DELETE /applications/{application_id}/commands/{command_id}
GET PUT POST /applications/{application_id}/guilds/{guild_id}/commands
GET PATCH DELETE /applications/{application_id}/guilds/{guild_id}/commands/{command_id}
POST /interactions/{interaction_id}/{interaction_token}/callback
POST /webhooks/{webhook_id}/{webhook_token}
GET PATCH DELETE /webhooks/{webhook_id}/{webhook_token}/messages/@original
GET PATCH DELETE /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}
GET PATCH DELETE /channels/{channel_id}
GET POST /channels/{channel_id}/messages
GET PATCH DELETE /channels/{channel_id}/messages/{message_id}
POST /channels/{channel_id}/typing
POST /channels/{channel_id}/threads
POST /channels/{channel_id}/messages/{message_id}/threads
GET /channels/{channel_id}/thread-members/{user_id}
"""
# Described only in events.
OF_EVENTS = ["GuildRoleResponse", "GuildMemberResponse", "ThreadMemberResponse"]
UNUSED = """activity application avatar_decoration_data call clip_created_at clip_participants collectibles
    cover_image event_webhooks_status event_webhooks_types first_messages install_params interaction
    lobby_member mention_channels message_snapshots poll primary_sku_id purchase_notification reactions resolved
    role_subscription_data shared_client_theme sku_id sticker_items stickers tags target_user""".split()
NOT_SERVED = ["PrivateChannelResponse", "PrivateGroupChannelResponse", "LaunchActivityInteractionCallbackResponse"]


def cut(schema):
    if "$ref" in schema:
        return {"$ref": schema["$ref"].rsplit("/", 1)[1]}
    if consts := [one["const"] for one in schema.get("oneOf", []) if "const" in one]:
        return {"type": schema["type"], "enum": consts}
    new = {key: schema[key] for key in ("type", "required", "enum", "pattern") if key in schema}
    if schema.get("format") == "date-time":
        new["format"] = "date-time"
    required = schema.get("required", [])
    if "properties" in schema:
        kept = {k: v for k, v in schema["properties"].items() if k in required or k not in UNUSED}
        new["properties"] = {key: cut(value) for key, value in kept.items()}
    for key in ("items", "additionalProperties"):
        if isinstance(schema.get(key), dict):
            new[key] = cut(schema[key])
    for key in ("oneOf", "allOf"):
        parts = [cut(one) for one in schema.get(key, [])]
        # An enum says all that its type's list of names says.
        if parts and not (key == "allOf" and "enum" in schema):
            new[key] = [one for one in parts if one.get("$ref") not in NOT_SERVED]
    return new


def named(value):
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from [inner] if key == "$ref" else named(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from named(inner)


full = json.load(open(sys.argv[1], encoding="utf-8"))
answers = {}
for line in ROUTES.split("\n"):
    *methods, path = line.split() or [""]
    for method in methods:
        given = full["paths"][path][method.lower()]["responses"]
        for status in (status for status in given if status.startswith("2")):
            content = given[status].get("content")
            answers[f"{method} {path} {status}"] = cut(content["application/json"]["schema"]) if content else None
schemas, wanted = {}, [*named(answers), *OF_EVENTS]
while wanted:
    name = wanted.pop()
    if name not in schemas:
        schemas[name] = cut(full["components"]["schemas"][name])
        wanted.extend(named(schemas[name]))

def lines(table):
    return ",\n".join(f"{json.dumps(key)}: {json.dumps(table[key], separators=(',', ':'))}" for key in sorted(table))

text = f'{{"answers": {{\n{lines(answers)}\n}},\n"schemas": {{\n{lines(schemas)}\n}}}}\n'
(pathlib.Path(__file__).parent / "openapi.json").write_text(text, encoding="utf-8")
