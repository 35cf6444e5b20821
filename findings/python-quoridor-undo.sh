#!/usr/bin/env bash
# python-quoridor 0.1.2 (Python), `undo_move`: a pawn goes back to where it began the game, not to where it was, because its
# history is never written; a second step back is an IndexError. A wall that's taken back isn't given back to its player. And
# after a winning move it takes back the other player's pawn, and the game stays over.
# Expected: "Undo the last move played in the game"; `get_pgn` then gives the moves that are left, and `init_from_pgn` makes
# the game of them.
# Seen: after each undo, what the moves that are left would give, and what is there: places and walls of both players.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps python-quoridor==0.1.2
seen="$(PYTHONPATH=py python3 - <<'END'
from quoridor.src.quoridor import Quoridor

def state(game):
    return f"{game.player1.pos} {game.player1.walls}, {game.player2.pos} {game.player2.walls}, turn {game.current_player.id}"

def undo(what, moves, times=1):
    game = Quoridor.init_from_pgn(moves)
    try:
        for _ in range(times):
            game.undo_move()
    except IndexError as error:
        return print(f"{what}: IndexError, {error}")
    print(f"{what}: {state(Quoridor.init_from_pgn(game.get_pgn()))} - {state(game)}, over: {game.is_terminated}")

undo("a first step", "e2")
undo("a second step", "e2/e8/e3")
undo("two steps of a player", "e2/e8/e3/e7", times=3)
undo("a wall", "e2/e8/d4h")
undo("a winning step", "e2/d9/e3/c9/e4/b9/e5/a9/e6/a8/e7/a7/e8/a6/e9")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
a first step: e1 10, e9 10, turn 1 - e1 10, e9 10, turn 1, over: False
a second step: e2 10, e8 10, turn 1 - e1 10, e8 10, turn 1, over: False
two steps of a player: IndexError, pop from empty list
a wall: e2 10, e8 10, turn 1 - e2 9, e8 10, turn 1, over: False
a winning step: e8 10, a6 10, turn 1 - e9 10, e9 10, turn 2, over: True
END
)" ]
