#!/usr/bin/env bash
# hnefatafl 0.1.1 (Python): whoever wins, `move_piece` returns True, which is 1, and so says that the defenders win; `game_over`
# stays False. A position that comes back is never a draw: it remembers the board itself four times instead of a copy of it,
# and throws away the fifth one before it looks. And three of its eight rotations and reflections are the others once more.
# Expected: "Returns: 1 if the defenders win, -1 if attackers win, 0 otherwise", above `move_piece` and `check_game_over`;
# "repeated states (draw)"; "all states that can be transformed into the current state via rotations and reflections".
# Seen: what comes back when the king is captured and when he escapes; after twelve moves to and fro; different states of
# the 8 for a board without symmetry.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  hnefatafl==0.1.1 numpy==2.2.6
seen="$(PYTHONPATH=py python3 - <<'END'
from hnefatafl import TaflBoard

def board(king, attackers, turn):
    board = TaflBoard()
    board.pieces[:] = 0
    board.pieces[king] = 3
    for square in attackers:
        board.pieces[square] = 1
    board.turn = turn
    return board

captured = board((3, 3), [(2, 3), (4, 3), (3, 2), (3, 9)], -1)
print("king captured:", captured.move_piece((3, 9), (3, 4)) == 1, "for 1, game over:", captured.game_over,
      "cause:", captured.game_over_cause)
escaped = board((0, 3), [(9, 9)], 1)
print("king escapes:", escaped.move_piece((0, 3), (0, 0)) == 1, "for 1, game over:", escaped.game_over,
      "cause:", escaped.game_over_cause)
fro = TaflBoard()
for turn in range(12):
    squares = ((0, 3), (0, 2)) if turn % 2 == 0 else ((3, 5), (3, 4))
    over = fro.move_piece(*squares[::1 if turn % 4 < 2 else -1])
different = len({id(state) for state in fro.state_queue})
print("to and fro:", over, "remembered:", len(fro.state_queue), "of them different boards:", different)
fro.move_piece((0, 3), (0, 2))
states = fro.get_similar_states()
print("different states:", len({state.tobytes() for state in states}), "of", len(states))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
king captured: True for 1, game over: False cause: -1
king escapes: True for 1, game over: False cause: 1
to and fro: False remembered: 4 of them different boards: 1
different states: 5 of 8
END
)" ]
