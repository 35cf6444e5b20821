#!/usr/bin/env bash
# bridgeobjects 0.1.31 (Python) reads a LIN file and gives the hands to the wrong seats, unless East deals: it moves the first hand
# on by the dealer. Everything else is right, so it looks like a deal. A board without "qx" is left out. And no PBN file that names
# its event can be read at all, because a call that was made for debugging is left in the reader.
# Expected: in LIN the digit names the dealer (1 is South), and the hands after it are South's, West's and North's, whoever deals.
# endplay 0.5.12 (Python) reads and writes them so; it also writes the PBN file here, whose first tag is the Event that PBN requires.
# Seen, for each dealer, who has the ace of spades, which is South's in the file: E, N, W and S; and a NameError.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install bridgeobjects==0.1.31 endplay==0.5.12
seen="$(env/bin/python -W ignore - <<'END'
from pathlib import Path
import bridgeobjects
from endplay.parsers import lin, pbn
from endplay.types import Card, Player

hands = "SAKQJT98765432HDC,SHAKQJT98765432DC,SHDAKQJT98765432C"
for digit in "1234":
    text = f"qx|o1|pn|Ann,Bea,Cleo,Dora|st||md|{digit}{hands}|rh||ah|Board 1|sv|O|mb|p|mb|p|mb|p|mb|p|pg||\n"
    Path("deal.lin").write_text(text)
    board = bridgeobjects.load_lin("deal.lin")[0].boards[0]
    holder = next(seat for seat in "NESW" if board.hands[seat].cards[0].name == "AS")
    other = lin.loads(text.replace("sv|O", "sv|o"))[0]
    other_holder = next(player.abbr for player in Player if Card("SA") in other.deal[player])
    print(f"dealer {board.dealer}: {holder}; endplay: dealer {other.dealer.abbr}: {other_holder}")
print("without qx:", len(bridgeobjects.load_lin("deal.lin")[0].boards), "board with it,", end=" ")
Path("deal.lin").write_text(text.removeprefix("qx|o1|"))
print(len(bridgeobjects.load_lin("deal.lin")[0].boards), "without")
Path("deal.pbn").write_text(pbn.dumps([other]))
try:
    print("PBN:", len(bridgeobjects.load_pbn("deal.pbn")))
except NameError as error:
    print("PBN:", error)
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'dealer S: E; endplay: dealer S: S' 'dealer W: N; endplay: dealer W: S' 'dealer N: W; endplay: dealer N: S' \
  'dealer E: S; endplay: dealer E: S' 'without qx: 1 board with it, 0 without' "PBN: name 'ic' is not defined")" ]
