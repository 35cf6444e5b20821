#!/usr/bin/env bash
# games-collection 1.6.1 (Python), gin rummy: of four cards of a rank it makes a set of four, or none, never one of three. So
# with four sevens, 5 and 6 of spades and four kings it finds eleven points, too many to knock, where it's gin: three sevens, and
# the fourth in a run. The ace is high: A 2 3 is no run, and Q K A is. And against gin the opponent lays off cards.
# Expected: "the optimal meld grouping": a seven in the run; aces are low in gin rummy, A 2 3; and nothing is laid off on gin.
# Seen: the points left and the melds for three hands, and what's laid off on a gin hand, with its points.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps games-collection==1.6.1
seen="$(PYTHONPATH=py python3 - <<'END'
from card_games.common.cards import format_cards, parse_card
from card_games.gin_rummy.game import GinRummyGame, GinRummyPlayer

def cards(text):
    return [parse_card(card) for card in text.split()]

ann = GinRummyPlayer("Ann", cards("4H 5H 6H 9S 9C 9D QS QC QD QH"))
ben = GinRummyPlayer("Ben", cards("2H 3H 7H 8H KS KC JD TD 5C 4C"))
game = GinRummyGame([ann, ben])
for text in ("7S 7H 7D 7C 5S 6S KH KD KC KS", "AH 2H 3H 5C 6C 7C 9D 9S 9H 4S", "QH KH AH 5C 6C 7C 9D 9S 9H 4S"):
    plan = game.analyze_hand(cards(text))
    print(f"{text}: {plan.deadwood_total} left,", *sorted("".join(map(str, meld.cards)) for meld in plan.melds))
summary = game.calculate_round_score(ann, ben)
print(f"{summary.knock_type.name}: {summary.opponent_initial_deadwood} held, laid off {format_cards(summary.layoff_cards)},",
      f"{summary.points_awarded['Ann']} points")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
7S 7H 7D 7C 5S 6S KH KD KC KS: 11 left, 7♠7♣7♥7♦ K♠K♣K♥K♦
AH 2H 3H 5C 6C 7C 9D 9S 9H 4S: 10 left, 5♣6♣7♣ 9♠9♥9♦
QH KH AH 5C 6C 7C 9D 9S 9H 4S: 4 left, 5♣6♣7♣ 9♠9♥9♦ Q♥K♥A♥
GIN: 69 held, laid off 3♥ 7♥ 8♥, 76 points
END
)" ]
