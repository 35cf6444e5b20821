#!/usr/bin/env bash
# cm-pgn 5.0.0 (npm), "parsing and rendering of PGNs": a game that begins with a move of Black at move 10 is written as "1. Kd7
# Kxe2", as if White had made the first one. Without a Result tag the result is left out, "1/2-1/2" as well as "*". A name with
# quotes is cut off at the first one, and what's written then has no end. And a comment to the end of a line, after ";", is an
# error.
# Expected: the PGN standard: "10... Kd7 11. Kxe2"; a game ends with its result; \" is a quote in a tag, and both kinds of
# comments.
# Seen: a text, and what's written for it; and what @mliebelt/pgn-parser 1.4.19 (npm) says of that.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts cm-pgn@5.0.0 @mliebelt/pgn-parser@1.4.19
cat > games.mjs <<'END'
import { parseGames } from "@mliebelt/pgn-parser";
import { Pgn } from "cm-pgn/src/Pgn.js";
const fen = '[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/4p3/4K2R b K - 0 10"]\n\n';
for (const text of [`${fen}10... Kd7 11. Kxe2 *`, "1. e4 e5 1/2-1/2", '[Event "The \\"Blue\\" Cup"]\n\n1. e4 e5 *',
  "1. e4 ; the best\ne5 *"]) {
  console.log(text.split("\n\n").at(-1).replaceAll("\n", " / "));
  try {
    const written = new Pgn(text).render();
    console.log(`  ${written.replace(fen, "").trim().replaceAll("\n", " / ")}`);
    const [{ moves, tags }] = parseGames(written);
    console.log(`  read: ${moves.map(({ turn, notation }) => `${turn} ${notation.notation}`).join(", ")}, result ${tags.Result}`);
  } catch (error) {
    console.log(`  ${error.name.replace("peg$", "")}: ${error.message.split(" but ").at(-1)}`);
  }
}
END
seen="$(node games.mjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
10... Kd7 11. Kxe2 *
  1. Kd7 Kxe2
  read: b Kd7, w Kxe2, result undefined
1. e4 e5 1/2-1/2
  1. e4 e5
  read: w e4, b e5, result undefined
1. e4 e5 *
  [Event "The \"] /  / 1. e4 e5
  SyntaxError: "1" found.
1. e4 ; the best / e5 *
  SyntaxError: ";" found.
END
)" ]
