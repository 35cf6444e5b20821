#!/usr/bin/env bash
# js-go 0.1.4 (Python), the game of Go: a stone can be played onto a stone. White's takes the place of Black's. So a group is
# gone with one move, and any stone is lost at once. Only a stone onto one's own changes nothing, and so isn't a move. And a ko
# stays forbidden after a step back: the point is closed in a position where nobody took anything.
# Expected: "rules enforcement": a stone goes onto an empty point, and in that earlier position the point is free.
# Seen: what stands in the centre after Black, and then White, have played there; and a ko that Black took, two moves stepped
# back, and White's move there again.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps js-go==0.1.4
seen="$(PYTHONPATH=py python3 - <<'END'
from js_go import Go_game

game = Go_game(9)
for _ in range(3):
    game.play_move(4, 4)
    print("in the centre:", game.board[4][4], "- next:", game.color)
game = Go_game(9)
for row, column in ((1, 0), (1, 3), (0, 1), (0, 2), (2, 1), (2, 2), (8, 8), (1, 1), (1, 2)):
    game.play_move(row, column)
print("Black took the ko:", game.board[1][:4])
game.go_to_previous_move()
game.go_to_previous_move()
print("two back:", game.board[1][:4], "- next:", game.color)
game.play_move(1, 1)
print("White in the ring again:", game.board[1][:4], "- next:", game.color)
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
in the centre: b - next: w
in the centre: w - next: b
in the centre: b - next: w
Black took the ko: ['b', '.', 'b', 'w']
two back: ['b', '.', '.', 'w'] - next: w
White in the ring again: ['b', '.', '.', 'w'] - next: w
END
)" ]
