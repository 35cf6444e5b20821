#!/usr/bin/env bash
# willacy-cardgames 0.3 (Python), Old Maid: before the game only the first player lays down pairs. It returns inside the
# loop, after the first hand. The others keep theirs until they draw for the first time, so that pairs are drawn apart, and
# the first player, with few cards, has an edge.
# Expected: "remove_all_matches", for each hand; after it "Matches discarded, play begins" is printed. In Old Maid everybody
# puts away pairs first.
# Seen, in 300 games of three: whether anybody still holds pairs when play begins, and how many by average. The pack is
# shuffled by chance that can't be repeated, so only the order of magnitude is told.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps willacy-cardGames==0.3
seen="$(PYTHONPATH=py python3 - <<'END'
from contextlib import redirect_stdout
from io import StringIO
from willacy_cardGames import OldMaidGame
from willacy_cardGames.card_setup import Card

class Watched(OldMaidGame):
    def remove_all_matches(self):
        count = super().remove_all_matches()
        for hand, name in zip(self.hands, names):
            pairs[name] += sum(Card(3 - card.suit, card.rank) in hand.cards for card in hand.cards) // 2
        return count

names = ["Ann", "Ben", "Cleo"]
pairs = dict.fromkeys(names, 0)
for _ in range(300):
    with redirect_stdout(StringIO()):
        Watched().play(names)
for name, number in pairs.items():
    print(f"{name}:", "no pairs" if number == 0 else "more than two pairs" if number / 300 > 2 else "up to two pairs")
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'Ann: no pairs' 'Ben: more than two pairs' 'Cleo: more than two pairs')" ]
