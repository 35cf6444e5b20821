#!/usr/bin/env bash
# briscola-gym 0.1.0 (Python): a trick goes to the card that is worth more points, and five of the ten ranks are worth none. So the
# 7 doesn't beat the 2 of its suit, nor the 7 of trumps the 2 of trumps: whoever led keeps the trick.
# Expected: in Briscola the cards rank ace, 3, king, knight, knave, 7, 6, 5, 4, 2, and of one suit the higher takes the trick; so
# many tricks between cards without points decide who leads next. Where points are in it, and between two suits, it's right.
# Seen, for a plain suit and for trumps: of the 90 ways to follow suit, 10 have the wrong winner, all among 2, 4, 5, 6 and 7.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install --no-deps briscola-gym==0.1.0
seen="$(env/bin/python - <<'END'
from types import SimpleNamespace
from briscola_gym.game_rules import select_winner

card = lambda value, seed: SimpleNamespace(value=value, seed=seed)
order = [2, 4, 5, 6, 7, 8, 9, 10, 3, 1]
for suit in ("plain", "trumps"):
    seed = 1 if suit == "plain" else 4
    wrong = [(led, followed) for led in order for followed in order if led != followed
             and bool(select_winner([card(led, seed), card(followed, seed)], card(3, 4))) != (order.index(followed) > order.index(led))]
    print(f"{suit}:", len(wrong), "wrong:", *(f"{followed} on {led}" for led, followed in wrong))
print("2 of trumps on an ace:", "takes" if select_winner([card(1, 1), card(2, 4)], card(3, 4)) else "loses")
END
)"
echo "$seen"
[ "$seen" = "$(for suit in plain trumps; do
  echo "$suit: 10 wrong: 4 on 2 5 on 2 6 on 2 7 on 2 5 on 4 6 on 4 7 on 4 6 on 5 7 on 5 7 on 6"
done; echo '2 of trumps on an ace: takes')" ]
