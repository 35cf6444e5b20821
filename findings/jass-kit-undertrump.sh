#!/usr/bin/env bash
# jass-kit 2.0.5 (Python), Schieber: if two have trumped, the last player may play a trump under the one that has the trick,
# as long as it's above the other. Its rule looks at the lower of the two, where the higher one is meant. After a jack and a
# six all trumps from the seven on are allowed, and none of them takes the trick.
# Expected: in Schieber nobody may play a trump under one that has taken the trick, except from a hand of trumps only
# (jassverzeichnis.ch, "Untertrumpfen"; jassonkel.ch has this very case). pyschieber 1.3.2 (Python) refuses all of them.
# Seen, diamonds trump, clubs led, for the last player with one trump and one heart: which tricks may be undertrumped, here
# and there; then in how many of the 504 ways to have three trumps.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  jass-kit==2.0.5 pyschieber==1.3.2 numpy==1.26.4
seen="$(PYTHONPATH=py python3 - <<'END'
from itertools import permutations
from jass.game.const import DIAMONDS, card_ids
from jass.game.game_util import get_cards_encoded_from_str
from jass.game.rule_schieber import RuleSchieber
from pyschieber.card import Card
from pyschieber.rules.stich_rules import card_allowed
from pyschieber.suit import Suit
from pyschieber.trumpf import Trumpf

RANKS = ["J", "9", "A", "K", "Q", "10", "8", "7", "6"]  # of trumps, from the highest
VALUES = {"6": 6, "7": 7, "8": 8, "9": 9, "10": 10, "J": 11, "Q": 12, "K": 13, "A": 14}

def here(first, second, last):
    trick = [card_ids[card] for card in ("CK", f"D{first}", f"D{second}")]
    valid = RuleSchieber().get_valid_cards(get_cards_encoded_from_str([f"D{last}", "HA"]), trick, 3, DIAMONDS)
    return bool(valid[card_ids[f"D{last}"]])

def there(first, second, last):
    trump = lambda rank: Card(Suit["BELL"], VALUES[rank])
    hand = [trump(last), Card(Suit["ROSE"], 14)]
    return card_allowed([Card(Suit["ACORN"], 13), trump(first), trump(second)], hand[0], hand, Trumpf.BELL)

for ranks in (("8", "A", "K"), ("A", "8", "K"), ("J", "6", "7"), ("10", "9", "A"), ("6", "8", "A")):
    print("D{} and D{}, then D{}:".format(*ranks), here(*ranks), there(*ranks))
ways = [ranks for ranks in permutations(RANKS, 3) if RANKS.index(ranks[2]) > min(map(RANKS.index, ranks[:2]))]
over = [ranks for ranks in permutations(RANKS, 3) if ranks not in ways]
for what, tricks in (("undertrump", ways), ("overtrump", over)):
    allowed = (sum(rule(*ranks) for ranks in tricks) for rule in (here, there))
    print(f"{len(tricks)} ways to {what}:", "{} allowed, {} there".format(*allowed))
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'D8 and DA, then DK: True False' 'DA and D8, then DK: True False' \
  'DJ and D6, then D7: True False' 'D10 and D9, then DA: False False' 'D6 and D8, then DA: True True' \
  '336 ways to undertrump: 144 allowed, 0 there' '168 ways to overtrump: 168 allowed, 168 there')" ]
