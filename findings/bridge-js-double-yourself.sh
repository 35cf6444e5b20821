#!/usr/bin/env bash
# bridge.js 2.10.0 (npm), "a javascript model for contract (duplicate) bridge": the auction takes the same bid twice, as one
# club over one club, and then whoever says it last plays it. And a player may double the own contract: it only compares who
# doubles with the partner of the first of the two who named the suit, so that the first one may do it and the partner mayn't.
# Expected: its own messages, "Insufficient bid" and "Doubling your partner is not allowed". A bid must be higher than the last
# one (Laws of Duplicate Bridge, 18), and only an opponent's bid may be doubled (19).
# Seen: the contract after an auction that North begins, or the error.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts bridge.js@2.10.0
cat > auction.cjs <<'END'
const bridge = require("bridge.js");
for (const bids of ["1S 1H", "1C 1C", "7NT X - 7NT", "1S - X", "1S - 2S - X", "1S - 2S - 3S - X"]) {
  let contract;
  try {
    contract = new bridge.Auction(bridge.seat.north, bids).contract().toString();
  } catch (error) {
    contract = error.message;
  }
  console.log(`${bids}: ${contract}`);
}
END
seen="$(node auction.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
1S 1H: Insufficient bid
1C 1C: 1C by E
7NT X - 7NT: 7NT by W
1S - X: Doubling your partner is not allowed
1S - 2S - X: 2SX by N
1S - 2S - 3S - X: Doubling your partner is not allowed
END
)" ]
