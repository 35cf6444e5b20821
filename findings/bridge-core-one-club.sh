#!/usr/bin/env bash
# @chrisbook/bridge-core 1.0.9 (npm), "a library for duplicate bridge state": a bid of one club doesn't count. Its place in the
# list of bids is 0, which it takes for none. An auction with nothing else is "Passed out" and yet scores 50, and the next one
# may bid one club again. A trick too few costs 10 points if not vulnerable. And a claim of no tricks is no claim: the hand
# goes on.
# Expected: in duplicate bridge one club is the lowest bid that there is; each trick too few is 50 points if not vulnerable,
# 100 if vulnerable (Law 77). A side that concedes all tricks wins 0.
# Seen: contract, result and score of hands with a number of tricks claimed, and what may be bid over one club and one diamond.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @chrisbook/bridge-core@1.0.9
cat > bridge.cjs <<'END'
const { Hand, HandState, Bidding, Bid, Seat } = require("@chrisbook/bridge-core");
const deal = Array.from({ length: 52 }, (_, card) => card);
function show(bid, claim, vulnerability) {
  const hand = Hand.fromJson({ dealer: "North", bidding: [bid, "Pass", "Pass", "Pass"], claim, deal, vulnerability });
  const how = `${claim} tricks${vulnerability ? ", vulnerable" : ""}`;
  console.log(`${bid}, ${how}: ${hand.bidding.contract}, ${HandState[hand.state]}, ${hand.result}, score ${hand.score}`);
}
show("1♦", 8);
show("1♣", 8);
show("1♠", 6);
show("1♠", 6, "All");
show("1♠", 4);
show("1♠", 4, "All");
show("7NT", 1);
show("7NT", 0);
for (const bid of ["1♦", "1♣"]) {
  const bidding = new Bidding([new Bid(bid)], Seat.North);
  const again = bidding.validateNext(new Bid(bid));
  console.log(`over ${bid}: ${bidding.validBids.slice(0, 5).join(", ")}, …; ${bid} again: ${again}`);
}
END
seen="$(node bridge.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
1♦, 8 tricks: 1♦ North, Complete, 1, score 90
1♣, 8 tricks: Passed out, Complete, 0, score 50
1♠, 6 tricks: 1♠ North, Complete, -1, score -10
1♠, 6 tricks, vulnerable: 1♠ North, Complete, -1, score -100
1♠, 4 tricks: 1♠ North, Complete, -3, score -30
1♠, 4 tricks, vulnerable: 1♠ North, Complete, -3, score -300
7NT, 1 tricks: 7NT North, Complete, -12, score -120
7NT, 0 tricks: 7NT North, Playing, 0, score 0
over 1♦: Pass, X, 1♥, 1♠, 1NT, …; 1♦ again: false
over 1♣: Pass, X, 1♣, 1♦, 1♥, …; 1♣ again: true
END
)" ]
