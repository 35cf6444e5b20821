#!/usr/bin/env bash
# bridgebots 0.0.12 (Python) reads the last board of a PBN file as if everyone had passed, if no empty line comes after
# it: the end of the file hands the board over as one text where a list of lines is meant, so the auction becomes
# single letters. The contract and the deal are right, no error is raised, and the cards played are missing, too (a
# warning is logged).
# Expected: the same as for the board before it, since in PBN the empty line stands between games. endplay 0.5.12 reads
# both boards alike.
# Seen: "1C PASS 1S …, 4 cards" for the first board, "PASS PASS PASS PASS, 0 cards" for the same board at the end.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install bridgebots==0.0.12 endplay==0.5.12
cat > board.pbn <<'END'
[Event "Club"]
[Site "?"]
[Date "2026.11.29"]
[Board "1"]
[West "W"]
[North "N"]
[East "E"]
[South "S"]
[Dealer "S"]
[Vulnerable "None"]
[Deal "N:AKQ2.J98.T7.K432 JT9.AQ2.K983.A98 876.KT7.AQJ2.QJT 543.6543.654.765"]
[Scoring "IMP"]
[Declarer "S"]
[Contract "3NT"]
[Result "9"]
[Auction "S"]
1C Pass 1S Pass
1NT Pass 3NT AP
[Play "W"]
H5 H8 HQ HK
*
END
{ cat board.pbn; echo; cat board.pbn; } > two.pbn
seen="$(env/bin/python - <<'END' 2>log
from pathlib import Path
from bridgebots import parse_pbn
from endplay.parsers import pbn

for deal in parse_pbn(Path("two.pbn")):
    for board in deal.board_records:
        print(f"bridgebots: {board.contract}, {' '.join(board.bidding_record)}, {len(board.play_record)} cards")
for board in pbn.loads(Path("two.pbn").read_text()):
    print(f"endplay: {len(board.auction)} calls, {len(board.play)} cards")
END
)" || { cat log >&2; exit 1; }
echo "$seen"
[ "$seen" = "$(printf '%s\n' \
  'bridgebots: 3NT, 1C PASS 1S PASS 1NT PASS 3NT PASS PASS PASS, 4 cards' \
  'bridgebots: 3NT, PASS PASS PASS PASS, 0 cards' \
  'endplay: 10 calls, 4 cards' 'endplay: 10 calls, 4 cards')" ]
