#!/usr/bin/env bash
# open-hand-tracker 1.0.9 (npm), poker hands "following the Open Hand History standard", `calculateWinningAmount`: it takes the
# highest single bet of the others for all that they put in. If they fold to a bet after two rounds of calling, the winner gets
# too little, and chips are gone. If three play, and one puts in more than each of the others but not more than both together,
# the part that nobody called is won, too. And `getJSON` of its own example doesn't exist.
# Expected: its own comment, "if the player's bet is fully called, return the entire pot"; else what the others put in and as
# much of one's own as somebody called, which the first line has right.
# Seen: who puts in what, what's won, and what that should be.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts open-hand-tracker@1.0.9
cat > hand.cjs <<'END'
const { OpenHandHistory } = require("open-hand-tracker");
function show(what, rounds, right) {
  const hand = new OpenHandHistory();
  rounds.forEach((actions, round) => {
    hand.addRound({ id: round, street: ["Preflop", "Flop", "Turn", "River"][round], actions: [] });
    actions.forEach(([player_id, action, amount], place) =>
      hand.addActionToRound(round, { action_number: place + 1, player_id, action, amount }));
  });
  console.log(`${what}: ${hand.calculateWinningAmount(1)}, right ${right}`);
}
const [bet, call, fold] = ["Bet", "Call", "Fold"];
show("one bet, nobody calls", [[[1, bet, 100], [2, call, 100]], [[1, bet, 40], [2, fold]]], 200);
show("two are called, the third isn't",
  [[[1, bet, 100], [2, call, 100]], [[1, bet, 50], [2, call, 50]], [[1, bet, 200], [2, fold]]], 300);
show("four streets", [[[1, bet, 10], [2, call, 10]], [[1, bet, 10], [2, call, 10]], [[1, bet, 10], [2, call, 10]],
  [[1, bet, 10], [2, fold]]], 60);
show("three players, 150 against 100 each", [[[2, bet, 100], [3, call, 100], [1, "Raise", 150], [2, fold], [3, fold]]], 300);
console.log("getJSON:", typeof new OpenHandHistory().getJSON);
END
seen="$(node hand.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
one bet, nobody calls: 200, right 200
two are called, the third isn't: 250, right 300
four streets: 40, right 60
three players, 150 against 100 each: 350, right 300
getJSON: undefined
END
)" ]
