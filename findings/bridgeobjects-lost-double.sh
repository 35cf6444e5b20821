#!/usr/bin/env bash
# bridgeobjects 0.1.31 (Python): a contract that is made from its auction is never doubled. It takes the last bid and leaves out
# the calls after it, so one down costs 50 points, where 100 or 200 are right. And the declarer is whoever named the suit first, of
# all four: if the other side bid it before, an opponent plays the contract.
# Expected: what the auction says. The class knows doubles (`doubled`, `redoubled`), and made by name ("1SD") it scores all
# contracts right. In the Laws of Duplicate Bridge the declarer is, "for the side that makes the final bid", who first bid its suit.
# Seen, where North opens: "1S by N, doubled False, -50" after a double and a redouble; "3D by E" where the last bid is North's.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install bridgeobjects==0.1.31
seen="$(env/bin/python - <<'END'
from bridgeobjects import Auction, Contract

for calls in ("1S D P P P", "1S D R P P P", "1C 1D 2D P 3D P P P"):
    contract = Contract(auction=Auction(calls.split(), "N"))
    print(f"{calls}: {contract.call.name} by {contract.declarer}, doubled {contract.doubled or contract.redoubled},",
          contract.score(contract.target_tricks - 1))
for name in ("1S", "1SD", "1SR"):
    print(name, Contract(name, "N").score(6))
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '1S D P P P: 1S by N, doubled False, -50' '1S D R P P P: 1S by N, doubled False, -50' \
  '1C 1D 2D P 3D P P P: 3D by E, doubled False, -50' '1S -50' '1SD -100' '1SR -200')" ]
