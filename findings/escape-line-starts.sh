#!/usr/bin/env bash
# The functions that escape Discord's markdown leave what works at the start of a line: a player called "# Zed" or "1. Zed"
# becomes a heading or an entry of a list wherever a line begins with the name. py-cord 2.8.1, nextcord 2.6.0 and disnake
# 2.12.2 (Python) know only the quote; discord.py 2.7.1 knows all but the numbered list; @discordjs/formatters 0.6.2 (npm),
# with every option on, neither the small text nor the quote.
# Expected: "escapes Discord's markdown", as their documentation says. Discord's own lists all five.
# Seen, for each start of a line: escaped or open.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @discordjs/formatters@0.6.2
cat > starts.py <<'END'
import importlib, sys
escape = importlib.import_module(sys.argv[2]).utils.escape_markdown
print(f"{sys.argv[1]}:", *[f"{start} {'open' if escape(start + ' Zed') == start + ' Zed' else 'escaped'}"
                           for start in ("#", "-", "1.", "-#", ">")])
END
cat > starts.cjs <<'END'
const { escapeMarkdown } = require("@discordjs/formatters");
const all = { heading: true, bulletedList: true, numberedList: true, maskedLink: true };
const said = ["#", "-", "1.", "-#", ">"].map((start) =>
  `${start} ${escapeMarkdown(`${start} Zed`, all) === `${start} Zed` ? "open" : "escaped"}`);
console.log("@discordjs/formatters==0.6.2:", ...said);
END
seen="$(for package in discord.py==2.7.1 py-cord==2.8.1 nextcord==2.6.0 disnake==2.12.2; do
  case "$package" in discord.py*|py-cord*) name=discord ;; *) name="${package%%=*}" ;; esac
  python3 -m venv "$package"
  # nextcord needs setuptools' pkg_resources, which later versions lack.
  "$package/bin/pip" --quiet --disable-pip-version-check install "$package" setuptools==80.9.0
  "$package/bin/python" -W ignore starts.py "$package" "$name"
done
node starts.cjs)"
echo "$seen"
three='# open - open 1. open -# open > escaped'
[ "$seen" = "$(printf '%s\n' 'discord.py==2.7.1: # escaped - escaped 1. open -# escaped > escaped' \
  "py-cord==2.8.1: $three" "nextcord==2.6.0: $three" "disnake==2.12.2: $three" \
  '@discordjs/formatters==0.6.2: # escaped - escaped 1. escaped -# open > open')" ]
