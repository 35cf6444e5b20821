#!/usr/bin/env bash
# chess 1.5.1 (npm) takes every piece of a position that it has read for one that has never moved. So a pawn on e4 may go to e6,
# a king whose right is gone may castle, and a pawn that is one step before its promotion, or a king on f1 beside a rook, is a
# TypeError in the list of moves. A pawn that may be taken en passant can't be. And the position at the
# beginning of a game isn't counted for a repetition.
# Expected: "Loads board position from FEN", "Lists valid moves", "En Passant validation". In FEN the third field has the rights
# to castle, the fourth the square for en passant. Only a pawn on its second rank goes two steps. chess.js 1.4.0 (npm) reads them.
# Seen: for some positions the moves that are too many and those that are missing, as against chess.js; and what both
# say of repetition when the knights have gone out and home twice, with which the first position is there for the third time.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts chess@1.5.1 chess.js@1.4.0
cat > moves.mjs <<'END'
import chess from "chess";
import { Chess } from "chess.js";
const plain = (move) => move.replace(/O/g, "0").replace(/[+#=]/g, "");
for (const fen of ["4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "4k3/8/8/8/4P3/8/8/4K3 w - - 0 30", "4k3/8/8/3p4/8/8/8/4K3 b - - 0 30",
  "4k3/8/8/8/8/8/8/4K2R w K - 0 30", "4k3/8/8/8/8/8/8/4K2R w - - 0 30", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 30",
  "4k3/P7/8/8/8/8/8/4K3 w - - 0 30", "4k3/8/8/8/8/8/8/5K1R w - - 0 30"]) {
  const right = [...new Set(new Chess(fen).moves().map(plain))];
  try {
    const seen = Object.keys(chess.fromFEN(fen).getStatus().notatedMoves).map(plain);
    const more = seen.filter((move) => !right.includes(move)), missing = right.filter((move) => !seen.includes(move));
    console.log(`${fen}: too many [${more}], missing [${missing}]`);
  } catch (error) {
    console.log(`${fen}: ${error.name}, ${right.length} moves missing`);
  }
}
const game = chess.create(), other = new Chess();
for (const move of "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8".split(" ")) game.move(move), other.move(move);
console.log(`repetition: ${game.getStatus().isRepetition}, chess.js ${other.isThreefoldRepetition()}`);
END
seen="$(node moves.mjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1: too many [], missing []' \
  '4k3/8/8/8/4P3/8/8/4K3 w - - 0 30: too many [e6], missing []' '4k3/8/8/3p4/8/8/8/4K3 b - - 0 30: too many [d3], missing []' \
  '4k3/8/8/8/8/8/8/4K2R w K - 0 30: too many [], missing []' '4k3/8/8/8/8/8/8/4K2R w - - 0 30: too many [0-0], missing []' \
  '4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 30: too many [d2], missing [dxe3]' \
  '4k3/P7/8/8/8/8/8/4K3 w - - 0 30: TypeError, 9 moves missing' \
  '4k3/8/8/8/8/8/8/5K1R w - - 0 30: TypeError, 13 moves missing' 'repetition: false, chess.js true')" ]
