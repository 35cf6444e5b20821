#!/usr/bin/env bash
# pokerface 1.0.2 (Python), Texas hold'em: two players with the same hand share a pot of 22, and one gets 12 and the other 10.
# Nobody is all in. It makes a pot of its own for each height at which somebody folded, shares each by itself, and gives the
# odd chip of each to the same player. `side_pots` names these four.
# Expected: side pots are for players who are all in. There's one pot, and equal hands get 11 each; at most one chip may be
# odd in a pot that two share.
# Seen: the same game when the others fold before they put in anything, and when they fold at 1, 2 and 5 chips: the pots
# before the last card is shown, and what each has won or lost.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps pokerface==1.0.2
seen="$(PYTHONPATH=py python3 - <<'END'
from pokerface import NoLimitTexasHoldEm, Stakes

deal = ["dh 2c7d", "dh 3c8d", "dh 4c9h", "dh QcJd", "dh QdJc"]

def play(*moves):
    game = NoLimitTexasHoldEm(Stakes(0, (1, 2)), (100,) * 5)
    game.act(*deal, *moves)
    print("pot:", game.pot, "side pots:", list(game.side_pots), end=" ")
    game.act("s", "s")
    print("won and lost:", [player.payoff for player in game.players])

end = ["db Kd", "cc", "cc", "db 5h", "cc", "cc"]
play("f", "br 5", "cc", "f", "f", "db AsAhKs", "br 2", "cc", *end)
play("cc", "br 5", "cc", "f", "f", "cc", "db AsAhKs", "cc", "br 2", "cc", "f", *end)
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
pot: 17 side pots: [0, 4, 3, 10] won and lost: [-1, -2, 0, 2, 1]
pot: 22 side pots: [5, 4, 9, 4] won and lost: [-1, -2, -5, 5, 3]
END
)" ]
