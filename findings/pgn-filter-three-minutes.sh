#!/usr/bin/env bash
# pgn-filter 0.1.7 (Python): games of three minutes each, the most usual blitz, are never found, nor those of 25 minutes: a kind
# begins a second after its own beginning, so 180, where blitz should begin, is in none. Unless told otherwise it looks for all
# kinds, so these games are always left out. And "--slow", "blitz games and slower", leaves out the classical ones.
# Expected: Lichess, whose kinds these are: blitz from 180 to 479 seconds, classical from 1500; "slower" includes classical.
# Seen: the kinds each time control falls in, what a plain search finds, and how many kinds "--slow" finds.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  pgn-filter==0.1.7 chess==1.10.0
seen="$(PYTHONPATH=py python3 - <<'END'
import subprocess, sys
from search.search import TimeControl

controls = ["60+0", "179+0", "180+0", "180+2", "460+0", "600+0", "1499+0", "1500+0", "1800+20"]
for control in controls:
    print(control, [kind.name for kind in TimeControl if kind.matches(control)])
with open("games.pgn", "w") as file:
    for control in controls:
        file.write(f'[Event "{control}"]\n[TimeControl "{control}"]\n\n1. e4 e5 1-0\n\n')
for option in [[], ["--slow"]]:
    out = subprocess.run([sys.executable, "-m", "search", "-f", "games.pgn", *option], capture_output=True, text=True).stdout
    print("found", *option, [line.split('"')[1] for line in out.splitlines() if line.startswith("[Event")])
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
60+0 ['BULLET']
179+0 ['BULLET']
180+0 []
180+2 ['BLITZ']
460+0 ['BLITZ', 'RAPID']
600+0 ['RAPID']
1499+0 ['RAPID']
1500+0 []
1800+20 ['CLASSICAL']
found ['60+0', '179+0', '180+2', '460+0', '600+0', '1499+0', '1800+20']
found --slow ['180+2', '460+0', '600+0', '1499+0']
SEEN
)" ]
