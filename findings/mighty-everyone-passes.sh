#!/usr/bin/env bash
# mighty 1.0.1 (Python): if all five pass, it ends with an IndexError. After a pass it looks who is next, also if nobody is
# left in the queue. If somebody bids, all is well.
# Expected: "pledge_done" has this case, nobody has bid and the queue is empty, and its page goes on with "if game.boss is
# not None". In Mighty the cards are dealt again then.
# Seen: for each pass whether bidding is over, or the error; and the same after a bid.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps mighty==1.0.1
seen="$(PYTHONPATH=py python3 - <<'END'
from mighty.card import Shape
from mighty.game import PledgePhase

for first in (None, (Shape.H, 13)):
    bidding, over = PledgePhase(), []
    if first:
        bidding.pledge_step(*first)
    while not bidding.pledge_done():
        try:
            bidding.pledge_step(None, None)
            over.append(str(bidding.pledge_done()))
        except IndexError as error:
            over.append(f"IndexError: {error}, {bidding.pledge_done()}")
    print("after a bid:" if first else "without a bid:", *over)
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'without a bid: False False False False IndexError: list index out of range, True' \
  'after a bid: False False False True')" ]
