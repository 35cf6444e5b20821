#!/usr/bin/env bash
# @pai-forge/riichi-mahjong 0.3.6 (npm): winds are worth nothing: three east winds of the east player in the east round are no
# yaku, although it asks for both winds, and a hand with nothing else is refused. Seven pairs are never "all simples". And
# pinfu is lost where the winning tile is also in the pair or at the edge of another run: it takes the first wait that fits,
# not the one of two sides that the player had as well.
# Expected: the han of mahjong 2.1.0 (Python), which its page names as the reference that its own tests compare with.
# Seen, for hands won from a discard in the east round, without riichi: here and there.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @pai-forge/riichi-mahjong@0.3.6
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py mahjong==2.1.0
# Tiles, the one that wins, and the player's own wind (1 is east).
hands='234m567m345p99s111z 4m 1
234m567m345p99s222z 4m 2
22m44m55m66p88p33s77s 7s 2
22m234m567m345p789s 2m 2
123m345m678p99p678s 3m 2
123m345m678p99p678s 8p 2
234m567m345p99s555z 4m 2'
cat > here.mjs <<'END'
import { calculateScoreForTehai, HaiKind, NoYakuError, parseMspz } from "@pai-forge/riichi-mahjong";
const WINDS = [HaiKind.Ton, HaiKind.Nan, HaiKind.Sha, HaiKind.Pei];
for (const line of process.argv[2].split("\n")) {
  const [tiles, won, wind] = line.split(" ");
  const agariHai = parseMspz(won).value.closed[0];
  let han = 0;
  try {
    han = calculateScoreForTehai(parseMspz(tiles).value,
      { agariHai, isTsumo: false, jikaze: WINDS[wind - 1], bakaze: HaiKind.Ton, doraMarkers: [] }).han;
  } catch (error) {
    if (!(error instanceof NoYakuError)) throw error;
  }
  console.log(`${tiles}, won with ${won}: ${han} han`);
}
END
cat > there.py <<'END'
import re, sys
from mahjong.constants import EAST
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig
from mahjong.tile import TilesConverter

def tiles(text):
    suits = {suit: "".join(digits for digits, other in re.findall(r"(\d+)([mpsz])", text) if other == suit) for suit in "mpsz"}
    return TilesConverter.string_to_136_array(man=suits["m"], pin=suits["p"], sou=suits["s"], honors=suits["z"])

for line in sys.argv[1].split("\n"):
    hand, won, wind = line.split(" ")
    config = HandConfig(player_wind=EAST + int(wind) - 1, round_wind=EAST)
    print("there", HandCalculator.estimate_hand_value(tiles(hand), tiles(won)[0], config=config).han)
END
seen="$(paste -d ' ' <(node here.mjs "$hands") <(PYTHONPATH=py python3 there.py "$hands"))"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '234m567m345p99s111z, won with 4m: 0 han there 2' \
  '234m567m345p99s222z, won with 4m: 0 han there 1' '22m44m55m66p88p33s77s, won with 7s: 2 han there 3' \
  '22m234m567m345p789s, won with 2m: 0 han there 1' '123m345m678p99p678s, won with 3m: 0 han there 1' \
  '123m345m678p99p678s, won with 8p: 1 han there 1' '234m567m345p99s555z, won with 4m: 1 han there 1')" ]
