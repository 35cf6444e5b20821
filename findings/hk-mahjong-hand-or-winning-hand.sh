#!/usr/bin/env bash
# hk-mahjong 3.2.0 (npm), "the scoring rules of Hong Kong Mahjong": the same tiles are worth 4 faan as a `WinningHand` and 0 as a
# `Hand`. A hand must be worth 3 before it looks at how it was won, which isn't asked for there. If a hand can be read in two
# ways, the first one counts and not the better one. If the pair comes first, the last meld isn't looked at for "kaan kaan
# hand", four pongs, which is worth the most. And seven flowers are 3 faan in all, also with 7 for one suit, and "∞" in detail.
# Expected: `calculate` takes both kinds of hand, and `config` with "self-pick" and so on says how it was won. Its readme has
# "all possible winning permutations", without an order. A player counts the best reading of a hand.
# Seen: faan by details.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts hk-mahjong@3.2.0
cat > faan.cjs <<'END'
const { Tile, Meld, Hand, WinningHand, FaanCalculator } = require("hk-mahjong");
const tiles = (text) => [...text.slice(1)].map((value) =>
  new Tile({ suit: { d: "dot", b: "bamboo", c: "character", h: "honor" }[text[0]], value: +value }));
const melds = (text) => text.split(" ").map((meld) => new Meld(tiles(meld)));
const show = (what, hand, config) => {
  const { value, details } = FaanCalculator.calculate(hand, config);
  console.log(`${what}: ${value}${details.length ? ", " : ""}${details.map((one) => `${one.name} ${one.value}`).join(" + ")}`);
};
const flowers = (number) => Object.fromEntries(["spring", "summer", "autumn", "winter", "plum", "lily", "chrysanthemum",
  "bamboo"].map((name, place) => [name, place < number]));
const chows = melds("d234 d567 b345 c678 b88");
const drawn = { selfPick: true, fullyConcealedHand: true };
const bare = { ...drawn, enableBonusFaanDueToZeroExtraTile: true, extraTiles: flowers(0) };
show("four chows", new WinningHand(chows), bare);
show("the same as a hand", new Hand({ tiles: chows.flatMap((meld) => meld.getTiles()) }), bare);
const two = new Hand({ tiles: tiles("d123666777888").concat(tiles("h11")) });
show("read in two ways", two);
console.log(`its readings: ${two.findAllWinningPermutations().map((one) => one.calculateFaan()).join(" and ")}`);
show("three pongs and a chow", new WinningHand(melds("d222 d555 b333 c678 b88")), drawn);
show("the same with the pair first", new WinningHand(melds("b88 d222 d555 b333 c678")), drawn);
const dots = new WinningHand(melds("d123 d234 d567 d789 d55"));
show("dots, seven flowers", dots, { extraTiles: flowers(7), seatWind: "east" });
show("dots, a flower hand", dots, { extraTiles: flowers(7), seatWind: "east", flowersHand: true });
END
seen="$(node faan.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
four chows: 4, no flowers 1 + self-pick 1 + fully concealed hand 1 + common hand 1
the same as a hand: 0
read in two ways: 3, mixed one suit 3
its readings: 3 and 4
three pongs and a chow: 2, self-pick 1 + fully concealed hand 1
the same with the pair first: ∞, kaan kaan hand ∞
dots, seven flowers: 11, flowers matching seat position 3 + common hand 1 + all one suit 7
dots, a flower hand: 3, flower hand ∞
END
)" ]
