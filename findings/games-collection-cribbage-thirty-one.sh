#!/usr/bin/env bash
# games-collection 1.6.1 (Python), cribbage: a count of 31 scores nothing, since only 15 is looked for; nor does the last card of
# a deal. Aces are high: A 2 3 is no run, in the play and in the hand, but Q K A is one. And a double run counts once.
# Expected: the rules of cribbage: two points for 31, one for the last card, and the ace below the two; 7 7 8 9 with a king has
# two runs, a pair and two fifteens, twelve points.
# Seen: the points for three cards in the play, for the last two cards of a deal, and for three hands.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps games-collection==1.6.1
seen="$(PYTHONPATH=py python3 - <<'END'
from card_games.common.cards import parse_card
from card_games.cribbage.game import CribbageGame, GamePhase

def cards(text):
    return [parse_card(card) for card in text.split()]

for text in ("TH 5S", "TH TS TD AC", "AH 2S 3D", "QH KS AD"):
    count = sum(map(CribbageGame.card_point_value, cards(text)))
    print(f"play {text}, {count}:", CribbageGame.pegging_points_for_sequence(cards(text), count)[0])
game = CribbageGame(dealer=1)
game.player1_hand, game.player2_hand, game.phase, game.current_player = cards("KH"), cards("2S"), GamePhase.PLAY, 2
game.play_card(2, game.player2_hand[0])
game.play_card(1, game.player1_hand[0])
print("last card:", game.player1_score, game.phase.name)
for hand, starter in (("AH 2S 3D 9C", "KH"), ("QH KS AD 9C", "7H"), ("7H 7S 8D 9C", "KH")):
    print(f"hand {hand}, {starter}:", CribbageGame.score_hand_static(cards(hand), parse_card(starter)))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
play TH 5S, 15: 2
play TH TS TD AC, 31: 0
play AH 2S 3D, 6: 0
play QH KS AD, 21: 3
last card: 0 SHOW
hand AH 2S 3D 9C, KH: 4
hand QH KS AD 9C, 7H: 3
hand 7H 7S 8D 9C, KH: 9
END
)" ]
