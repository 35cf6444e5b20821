#!/usr/bin/env bash
# discord-colorize 0.0.8 (Python, colours for Discord's code blocks): gray is code 30, but what comes out is 3 (italic), and a
# dark blue ground, 40, is 4 (underlined). To drop unused zeros it deletes every "0;", also at the end of 30 and 40, and in the
# text itself: "Ann 10; Ben 20" loses a zero, and "in 10m" is "in 1m".
# Expected: its own table, "gray - 30" and "darkBlue - 40" (ANSI: 30 to 37 are colours, 40 to 47 grounds, 3 italic, 4
# underlined), and the text as given.
# Seen: the codes of all colours, and some texts. Only the two whose code ends in a zero are wrong.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  discord-colorize==0.0.8
seen="$(PYTHONPATH=py python3 - <<'END'
from discord_colorize import Colors

colors = Colors()
for name in colors.foregroundColors:
    print("text", name, repr(colors.colorize("x", fg=name)))
for name in colors.backgroundColors:
    print("ground", name, repr(colors.colorize("x", bg=name)))
for text in ["Ann 10; Ben 20", "in 10m", "100;00m"]:
    print(repr(colors.colorize(text, fg="red")))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
text gray '\x1b[3mx\x1b[0m'
text red '\x1b[31mx\x1b[0m'
text green '\x1b[32mx\x1b[0m'
text yellow '\x1b[33mx\x1b[0m'
text blue '\x1b[34mx\x1b[0m'
text pink '\x1b[35mx\x1b[0m'
text cyan '\x1b[36mx\x1b[0m'
text white '\x1b[37mx\x1b[0m'
text default '\x1b[mx\x1b[0m'
ground darkblue '\x1b[4mx\x1b[0m'
ground orange '\x1b[41mx\x1b[0m'
ground gray '\x1b[46mx\x1b[0m'
ground lightgray '\x1b[43mx\x1b[0m'
ground lightergray '\x1b[44mx\x1b[0m'
ground indigo '\x1b[45mx\x1b[0m'
ground white '\x1b[47mx\x1b[0m'
ground default '\x1b[mx\x1b[0m'
'\x1b[31mAnn 1 Ben 20\x1b[0m'
'\x1b[31min 1m\x1b[0m'
'\x1b[31m100m\x1b[0m'
SEEN
)" ]
