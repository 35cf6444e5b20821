#!/usr/bin/env bash
# imparaai-checkers 1.4.2 (Python): `get_winner` names a winner in the middle of a game, as soon as one player has no move,
# though it's the other one's turn. A piece that's blocked now may be free after the next move, and so the one who has "lost"
# may win.
# Expected: "Find out who won". Its rules are those of "competitive American checkers": a player who can't move when it's
# their turn has lost. Its own `is_over` knows that.
# Seen, in a game by chance: after 54 moves player 2 has won, while `is_over` says no; one move later nobody has; and after 68
# moves player 1 has won.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  imparaai-checkers==1.4.2
seen="$(PYTHONPATH=py python3 - <<'END'
import random
from checkers.game import Game

rng, game = random.Random(62), Game()
while not game.is_over():
    if len(game.moves) in (53, 54, 55):
        print(f"after {len(game.moves)} moves: winner {game.get_winner()}, over: {game.is_over()},",
              f"player {game.whose_turn()} has {len(game.get_possible_moves())} moves")
    if len(game.moves) == 54:
        rng = random.Random(50)
    game.move(rng.choice(game.get_possible_moves()))
print(f"after {len(game.moves)} moves: winner {game.get_winner()}, over: {game.is_over()}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
after 53 moves: winner None, over: False, player 1 has 2 moves
after 54 moves: winner 2, over: False, player 2 has 4 moves
after 55 moves: winner None, over: False, player 1 has 1 moves
after 68 moves: winner 1, over: True
END
)" ]
