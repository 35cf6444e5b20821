#!/usr/bin/env bash
# disnake 2.12.2 and interactions.py 5.16.0 (Python) refuse Hindi and Thai names of commands and options, and
# slash-create 7.0.0 (npm) refuses them for options and subcommands, although it takes them for commands. Python's `\w`
# and `\p{L}` have no vowel signs, and hardly a Hindi word does without them.
# Expected: Discord documents `^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$` for all of these names: the two
# scripts with all their signs. discord.py 2.7.1 accepts both. Urdu passes everywhere: it writes few of its vowels.
# Seen: "refused" for खेल and ไพ่, "accepted" for کھیل.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts slash-create@7.0.0
for package in disnake==2.12.2 discord-py-interactions==5.16.0 discord.py==2.7.1; do
  python3 -m venv "${package%%=*}"
  "${package%%=*}/bin/pip" --quiet --disable-pip-version-check install "$package" setuptools==80.9.0
done
cat > names.py <<'END'
import sys

NAMES = ("खेल", "ไพ่", "کھیل")

def disnake(name):
    from disnake import Option
    Option(name=name, description="d")

def interactions(name):
    from interactions import SlashCommandOption
    SlashCommandOption(name=name, type=3, description="d")

def discord(name):
    from discord import app_commands
    @app_commands.command(name=name, description="d")
    async def command(_): pass

def try_all(make):
    for name in NAMES:
        try:
            make(name)
            yield "accepted"
        except ValueError:
            yield "refused"

print(f"{sys.argv[1]}:", *try_all(globals()[sys.argv[1]]))
END
cat > names.cjs <<'END'
const { SlashCommand, SlashCreator } = require("slash-create");
const creator = new SlashCreator({ applicationID: "1", token: "a" });
class Command extends SlashCommand {}
for (const [what, options] of [
  ["command", (name) => ({ name, description: "d" })],
  ["option", (name) => ({ name: "a", description: "d", options: [{ type: 3, name, description: "d" }] })],
]) {
  const results = ["खेल", "ไพ่", "کھیل"].map((name) => {
    try { new Command(creator, options(name)); return "accepted"; } catch (error) { return error instanceof RangeError ? "refused" : error; }
  });
  console.log(`slash-create, ${what}: ${results.join(" ")}`);
}
process.exit();
END
seen="$(disnake/bin/python names.py disnake
discord-py-interactions/bin/python names.py interactions
discord.py/bin/python names.py discord
node names.cjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'disnake: refused refused accepted' 'interactions: refused refused accepted' \
  'discord: accepted accepted accepted' 'slash-create, command: accepted accepted accepted' \
  'slash-create, option: refused refused accepted')" ]
