#!/usr/bin/env bash
# @mrlhumphreys/jbackgammon 1.2.5 (npm) lets a player bear off a checker with a larger number than it needs although another one is
# further back, if only the checker could go on by the other die as well. With 5 and 1, and checkers on the six point and the three
# point, the one on the three point leaves with the 5. And one may play a die in such a way that the other can't be played, and pass.
# Expected: "game state and validation library". Backgammon's rules: with a larger number than needed one must move a checker from a
# higher point, and may bear off only if there's none; both dice must be played if that's possible, and the larger one if only one can
# be. With 5 and 3 it refuses the checker on the two point itself.
# Seen: what becomes of a few moves of player 1, who goes from point 1 to point 24, so that point 19 is the six point. 13 are off already.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @mrlhumphreys/jbackgammon@1.2.5
cat > moves.cjs <<'END'
const library = require("@mrlhumphreys/jbackgammon");
const { Match } = library.default ?? library;
const pieces = (player_number, count) => Array.from({ length: count }, () => ({ player_number }));
function play(dice, own, other, from, to) {
  const points = Array.from({ length: 24 }, (_, at) => ({ number: at + 1,
    pieces: own.includes(at + 1) ? pieces(1, 1) : other.includes(at + 1) ? pieces(2, 2) : [] }));
  const match = new Match({ id: 1, players: [{ player_number: 1, name: "Ann" }, { player_number: 2, name: "Ben" }], winner: null,
    game_state: { bar: { pieces: [] }, off_board: { pieces: pieces(1, 15 - own.length) }, current_player_number: 1, current_phase: "move",
      dice: dice.map((number, id) => ({ id, number })), points } });
  match.touchPoint(from, 1);
  if (match.notification) return match.notification;
  match.touchPoint(to, 1);
  const used = match.asJson.game_state.dice.find((die) => die.used);
  return match.notification || `played with the ${used.number}, may pass: ${match.passable(1)}`;
}
for (const [dice, own, other, from, to] of [[[5, 3], [19, 22], [1], 22, "off_board"], [[5, 1], [19, 22], [1], 22, "off_board"],
  [[6, 1], [19, 23], [1], 23, "off_board"], [[4, 2], [20, 22], [1], 22, "off_board"], [[5, 3], [19, 23], [1], 23, "off_board"],
  [[6, 5], [1], [12, 24], 1, 6], [[6, 1], [5, 18], [12, 24], 5, 6]])
  console.log(`${dice}, own ${own}, other's ${other}: ${from} to ${to}: ${play(dice, own, other, from, to)}`);
END
seen="$(node moves.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
5,3, own 19,22, other's 1: 22 to off_board: played with the 3, may pass: false
5,1, own 19,22, other's 1: 22 to off_board: played with the 5, may pass: false
6,1, own 19,23, other's 1: 23 to off_board: played with the 6, may pass: false
4,2, own 20,22, other's 1: 22 to off_board: played with the 4, may pass: false
5,3, own 19,23, other's 1: 23 to off_board: Those pieces cannot move.
6,5, own 1, other's 12,24: 1 to 6: played with the 5, may pass: true
6,1, own 5,18, other's 12,24: 5 to 6: played with the 1, may pass: true
END
)" ]
