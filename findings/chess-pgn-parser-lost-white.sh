#!/usr/bin/env bash
# chess-pgn-parser 1.3.9 (npm): where a move number and its move aren't parted by a space ("1.e4 e5"), White's moves are lost, and
# only Black's are left. The moves of a variation stand among those of the game, a bracket with them, the words of a comment
# after ";" too; and of two games in a text, the second's tags are moves of the first.
# Expected: in the PGN standard, a number's period needs no space after it; "(" and ")" and ";" have their meanings. "Annotations"
# aren't supported, says the README, but moves are; it's for files, and files have more than one game.
# Seen: the moves it gives for six texts.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts chess-pgn-parser@1.3.9
cat > games.cjs <<'END'
const { pgn2json } = require("chess-pgn-parser");
const tags = '[Event "Club"]\n\n';
for (const text of ["1. e4 e5 2. Nf3 Nc6 1-0", "1.e4 e5 2.Nf3 Nc6 1-0", "1. e4 {best} e5 2. Nf3 Nc6 1-0",
  "1. e4 e5 2. Nf3 (2. f4 exf4) 2... Nc6 1-0", "1. e4 ; the best\n1... e5 1-0", `1. e4 e5 1-0\n\n${tags}1. d4 d5 1-0`]) {
  console.log(`${text.replaceAll("\n", " / ")}: ${JSON.parse(pgn2json(tags + text)).moves.map((move) => `«${move}»`).join(" ")}`);
}
END
seen="$(node games.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
1. e4 e5 2. Nf3 Nc6 1-0: «e4» «e5» «Nf3» «Nc6»
1.e4 e5 2.Nf3 Nc6 1-0: «e5» «Nc6»
1. e4 {best} e5 2. Nf3 Nc6 1-0: «e4» «e5» «Nf3» «Nc6»
1. e4 e5 2. Nf3 (2. f4 exf4) 2... Nc6 1-0: «e4» «e5» «Nf3» «f4» «exf4)» «Nc6»
1. e4 ; the best / 1... e5 1-0: «e4» «;» «the» «best» «e5»
1. e4 e5 1-0 /  / [Event "Club"] /  / 1. d4 d5 1-0: «e4» «e5» «1-0» «» «[Event» «"Club"]» «» «d4» «d5»
END
)" ]
