"""Plays a whole game of Getaway on the page of a running sandbox: play.py ADDRESS.

One person against three computers, through the page's own API. Exits with 1 if the game doesn't end.
"""

import json
import random
import sys
import time
import urllib.request

import websocket

ADDRESS = sys.argv[1].rstrip("/")
DEADLINE = time.time() + 240


def post(path, body):
    request = urllib.request.Request(
        ADDRESS + path, json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


class Player:
    def __init__(self):
        self.user = post("/sandbox/api/people", {"name": "Visitor"})["id"]
        live = ADDRESS.replace("http", "ws", 1) + f"/sandbox/api/live?user={self.user}"
        self.socket = websocket.create_connection(live, timeout=2)
        self.channel, self.messages, self.commands = None, {}, []

    def look(self):
        """Waits for the next change of what the player sees."""
        try:
            news = json.loads(self.socket.recv())
        except websocket.WebSocketTimeoutException:
            return
        self.channel = news["channel"]
        if news.get("world"):
            self.commands = [name for guild in news["world"]["guilds"] for name in guild["commands"]]
        for message in news["messages"]:
            self.messages[message["id"]] = message

    def until(self, wanted):
        """What `wanted` finds in what the player sees, as soon as it finds something."""
        while time.time() < DEADLINE:
            found = wanted()
            if found:
                return found
            self.look()
        sys.exit("the game doesn't end")

    def act(self, **deed):
        return post("/sandbox/api/act", {"user": self.user, "channel": self.channel, **deed})

    def buttons(self):
        """Every button that can be pressed, with its message, newest message first."""
        for message in sorted(self.messages.values(), key=lambda one: -int(one["id"])):
            for row in message.get("components") or []:
                for button in row["components"]:
                    if button["type"] == 2 and not button.get("disabled"):
                        yield message, button

    def press(self, is_wanted):
        message, button = self.until(lambda: next((b for b in self.buttons() if is_wanted(b[1])), None))
        self.act(do="click", message=message["id"], custom_id=button["custom_id"])
        return button

    def play(self):
        """Does whatever the bot offers to somebody who types; returns whether there was anything."""
        for path, option in (["play"], "card"), (["draw"], "from"):
            command = {"path": ["getaway", *path], "options": [[option, ""]]}
            offered = self.act(do="complete", command=command, focused=option).get("choices")
            if offered:
                command["options"] = [[option, random.choice(offered)["value"]]]
                self.act(do="slash", command=command)
                return True
        return False

    def is_over(self):
        return any("Again" == button.get("label") for _, button in self.buttons())


player = Player()
player.until(lambda: player.commands)
command = {"path": ["getaway", "start"], "options": [["computers", "3"], ["take_window", "0"]]}
player.act(do="slash", command=command)
player.press(lambda button: button.get("label") == "Deal")
plays, began = 0, time.time()
while not player.is_over():
    if time.time() > DEADLINE:
        sys.exit("the game doesn't end")
    if player.play():
        plays += 1
    else:
        player.look()
print(f"a game of {plays} plays by the visitor in {time.time() - began:.0f} s")
