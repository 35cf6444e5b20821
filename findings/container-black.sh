#!/usr/bin/env bash
# discord.py 2.7.1, py-cord 2.8.1 and interactions.py 5.16.0 (Python) drop a container's black edge: an accent colour of 0
# counts as none. discord.py does so with the number, which its documentation allows beside a Colour; the other two also
# when they read a container, so a black edge is gone once a message is read and sent again.
# Expected: Discord's documentation has "accent_color: Color for the accent on the container as RGB from 0x000000 to
# 0xFFFFFF", and no edge only where it's absent. 1 works in all of them; disnake 2.12.2 keeps 0, too.
# Seen: "made with 0: none", "made with 1: 1"; "read 0: none" from py-cord and interactions.py.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
cat > edge.py <<'END'
import asyncio, importlib, sys

async def main(package, name):
    library = importlib.import_module(name)
    def made(colour):
        if name == "interactions":
            return library.ContainerComponent(library.TextDisplayComponent("Hi"), accent_color=colour).to_dict()
        text = library.ui.TextDisplay("Hi")
        if package == "py-cord":
            return library.ui.DesignerView(library.ui.Container(text, colour=colour)).to_components()[0]
        # disnake takes a Colour only.
        colour = colour if name == "discord" else library.Colour(colour)
        return library.ui.Container(text, accent_colour=colour).to_component_dict()
    def read(colour):
        received = {"type": 17, "id": 1, "accent_color": colour, "spoiler": False, "components": []}
        if name == "interactions":
            return library.models.discord.components.BaseComponent.from_dict_factory(received).to_dict()
        return library.components._component_factory(received).to_dict()
    for what, make in (("made with", made), ("read", read)):
        said = [make(colour).get("accent_color") for colour in (0, 1)]
        print(f"{package}, {what} 0: {'none' if said[0] is None else said[0]}, {what} 1: {said[1]}")

asyncio.run(main(*sys.argv[1:]))
END
seen="$(for package in discord.py==2.7.1 py-cord==2.8.1 discord-py-interactions==5.16.0 disnake==2.12.2; do
  case "$package" in discord.py*|py-cord*) name=discord ;; discord-py*) name=interactions ;; *) name=disnake ;; esac
  python3 -m venv "$package"
  "$package/bin/pip" --quiet --disable-pip-version-check install "$package"
  "$package/bin/python" -W ignore edge.py "${package%%=*}" "$name"
done)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'discord.py, made with 0: none, made with 1: 1' 'discord.py, read 0: 0, read 1: 1' \
  'py-cord, made with 0: none, made with 1: 1' 'py-cord, read 0: none, read 1: 1' \
  'discord-py-interactions, made with 0: none, made with 1: 1' 'discord-py-interactions, read 0: none, read 1: 1' \
  'disnake, made with 0: 0, made with 1: 1' 'disnake, read 0: 0, read 1: 1')" ]
