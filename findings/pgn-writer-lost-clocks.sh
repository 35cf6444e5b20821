#!/usr/bin/env bash
# @mliebelt/pgn-writer 1.0.5 (npm) writes games without the clock times and evaluations that its own reader has read from
# comments, while arrows and coloured squares are written. And quotes and backslashes in tags are written without the backslash
# before them, which @mliebelt/pgn-parser 1.4.19 (npm), its own parser, can't read any more.
# Expected: "The input is the one produced by pgn-parser, and used as well by pgn-reader"; "Export those games (or a subset of
# it) in a standard format"; leaving out kinds of comments is among the wishes there, but nobody asked for it.
# Seen: a game, what's written after it was read, and if that can be read.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @mliebelt/pgn-writer@1.0.5 @mliebelt/pgn-reader@1.2.30 \
  @mliebelt/pgn-parser@1.4.19
cat > games.mjs <<'END'
import { parseGames } from "@mliebelt/pgn-parser";
import { PgnReader } from "@mliebelt/pgn-reader";
import writer from "@mliebelt/pgn-writer";
for (const text of ["1. e4 {[%cal Ge2e4] good} e5 *", "1. e4 {[%clk 0:05:00]} e5 {[%clk 0:04:58] quick} *",
  "1. e4 {[%eval 0.3]} *", '[Event "The \\"Blue\\" Cup"]\n\n1. e4 *', '[Site "C:\\\\games"]\n\n1. e4 *']) {
  const written = writer.writeGame(new PgnReader({ pgn: text }).getGame(0), {});
  let read = "read";
  try {
    parseGames(written);
  } catch (error) {
    read = error.message;
  }
  const line = written.replace(/\[Result "\*"\]\s*/, "").replaceAll("\n", " ").trim();
  console.log("%s", `${text.replace("\n\n", " ")}\n  ${line}\n  ${read}`);
}
END
seen="$(node games.mjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
1. e4 {[%cal Ge2e4] good} e5 *
  1. e4 {good} {[%csl ][%cal Ge2e4]} e5 *
  read
1. e4 {[%clk 0:05:00]} e5 {[%clk 0:04:58] quick} *
  1. e4 e5 {quick} *
  read
1. e4 {[%eval 0.3]} *
  1. e4 *
  read
[Event "The \"Blue\" Cup"] 1. e4 *
  [Event "The "Blue" Cup"] 1. e4 *
  Expected "]" or whitespace but "B" found.
[Site "C:\\games"] 1. e4 *
  [Site "C:\games"] 1. e4 *
  Expected "\"" or "\\" but "g" found.
END
)" ]
