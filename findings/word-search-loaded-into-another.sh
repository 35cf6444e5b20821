#!/usr/bin/env bash
# @blex41/word-search 1.2.0 (npm) doesn't load a saved puzzle but lays it over the one that's there: a puzzle of 6 by 5 letters,
# loaded as in the readme, is one of 10 by 10, with chance letters around it. An instance that had more words keeps the rest of them
# in its list, with places where other letters are now.
# Expected: "Loads a game from an Object of a previous dump", "ws2 = new WordSearch().load(backup); // ws2 is now a copy of ws1".
# Seen: for 50 saved puzzles the sizes before and after, how many look the same, and whether there are ever words in the list
# that can't be read at their places: with the default puzzle, one of the same size and one of four other words.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @blex41/word-search@1.2.0
cat > load.cjs <<'END'
const WordSearch = require("@blex41/word-search");
const size = (puzzle) => `${puzzle.grid[0].length} by ${puzzle.grid.length}`;
const readable = (puzzle) => puzzle.words.filter(({ clean, path }) => puzzle.read(path[0], path.at(-1)) === clean).length;
for (const [name, options] of [["default", {}], ["the same size", { cols: 6, rows: 5, dictionary: [] }],
  ["four words", { dictionary: ["hearts", "spades", "clubs", "diamonds"] }]]) {
  const seen = new Set();
  let same = 0, wrong = 0;
  for (let number = 0; number < 50; number++) {
    const saved = new WordSearch({ cols: 6, rows: 5, dictionary: ["king", "queen"] });
    const loaded = new WordSearch(options).load(saved.dump());
    same += loaded.toString() === saved.toString();
    wrong += readable(loaded) < loaded.words.length;
    seen.add(`${size(saved)} is ${size(loaded)}, ${saved.words.length} words are ${loaded.words.length}`);
  }
  console.log(`${name}: ${[...seen].sort().join("; ")}; the same: ${same} of 50; words that aren't there: ${wrong > 0}`);
}
END
seen="$(node load.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
default: 6 by 5 is 10 by 10, 2 words are 2; the same: 0 of 50; words that aren't there: false
the same size: 6 by 5 is 6 by 5, 2 words are 2; the same: 50 of 50; words that aren't there: false
four words: 6 by 5 is 10 by 10, 2 words are 4; the same: 0 of 50; words that aren't there: true
END
)" ]
