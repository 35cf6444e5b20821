#!/usr/bin/env bash
# bridge-utils 0.4.1 (Python), a deal of bridge from LIN to PBN: of the calls only full rows of four are written, so most auctions
# end too soon. A double, "d" in LIN, is an IndexError, and a deal that's passed out an UnboundLocalError. East-West vulnerable
# is "ES". The lead is declarer's, or somebody's: the place of the call is counted from South, not from the dealer. And a suit
# that an opponent has bid first makes the opponent declarer. No trump is "3N".
# Expected: PBN's seven calls, "EW" and "3NT", and the player to declarer's left as the one who leads.
# Seen: vulnerability, declarer, contract, who leads and the calls, for five auctions with West as dealer.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install bridge-utils==0.4.1 requests==2.32.5
seen="$(env/bin/python - <<'END'
from contextlib import redirect_stdout
from io import StringIO
from re import search
from bridge_utils.mdbridge.lin2pbn import lin2pbn

hands = "2SAKQ2HAKQ2DAK2CA2,SJT98HJT98DQJTCKQ,S7654H7654D9876C9,"
for vulnerable, calls in (("e", "p 1S p 2H p p p"), ("n", "1N p 3N p p p"), ("n", "1H 1S 2S p p p"), ("o", "p 1S d p p p"),
                          ("o", "p p p p")):
    lin = (f"pn|Sue,Will,Nora,Ed|st||md|{hands}|rh||ah|Board 4|sv|{vulnerable}|" + "".join(f"mb|{call}|" for call in calls.split())
           + "pg||pc|DK|pc|D3|pc|D5|pc|D2|pg||")
    try:
        with redirect_stdout(StringIO()):
            lin2pbn(lin, "deal.pbn")
    except (IndexError, UnboundLocalError) as error:
        print(f"{calls}: {type(error).__name__}")
        continue
    written = open("deal.pbn").read()
    tags = (search(rf'\[{tag} "(.*?)"\]', written)[1] for tag in ("Vulnerable", "Declarer", "Contract", "Play"))
    auction = search(r'\[Auction "W"\]\n([^[]*)', written)[1].split()
    print(f"{calls}: vulnerable {{}}, {{}} plays {{}}, {{}} leads; calls:".format(*tags), *auction)
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
p 1S p 2H p p p: vulnerable ES, S plays 2H, S leads; calls: Pass 1S Pass 2H
1N p 3N p p p: vulnerable NS, W plays 3N, W leads; calls: 1N Pass 3N Pass
1H 1S 2S p p p: vulnerable NS, N plays 2S, N leads; calls: 1H 1S 2S Pass
p 1S d p p p: IndexError
p p p p: UnboundLocalError
END
)" ]
