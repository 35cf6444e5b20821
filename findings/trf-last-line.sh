#!/usr/bin/env bash
# trf 1.1.1 (Python) keeps the last line of each kind in a tournament's file: of several deputy arbiters one is left, of the
# pairs that may not meet the last pair, and of the points for accelerated rounds those of the last player. Read and written
# again, the file says something else, and nothing is raised. And a title of three letters (WGM) is refused.
# Expected: in FIDE's format (TRF16) 112 is "one line for each arbiter" and a title has the places 11 to 13; XXA in its
# extension has a line for each player, XXP for each group that may not be paired. It's "a parser and dumper for the fide
# approved tournament report format".
# Seen: the lines before and after, and TrfException for WGM where WM is read.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install trf==1.1.1
seen="$(env/bin/python - <<'END'
import trf

def player(number, name, title=""):
    return f"001 {number:>4} w{title:>3} {name:<33} {1500:>4} IND {'':>11} {'':10} {0.0:>4} {number:>4}"

lines = ["112 Ann", "112 Bea", player(1, "Cleo"), player(2, "Dora"), player(3, "Eve"),
         "XXR 5", "XXP 1 2", "XXP 2 3", "XXA    1  1.0  1.0", "XXA    2  1.0  1.0"]
written = trf.dumps(trf.loads("\n".join(lines))).splitlines()
for kind in ("112", "001", "XXR", "XXP", "XXA"):
    print(f"{kind}: {sum(line.startswith(kind) for line in lines)} lines, then {sum(line.startswith(kind) for line in written)}")
for title in ("WM", "WGM"):
    try:
        print(title, trf.loads(player(1, "Cleo", title)).players[0].title)
    except trf.TrfException.TrfException:
        print(title, "TrfException")
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '112: 2 lines, then 1' '001: 3 lines, then 3' 'XXR: 1 lines, then 1' 'XXP: 2 lines, then 1' \
  'XXA: 2 lines, then 1' 'WM WM' 'WGM TrfException')" ]
