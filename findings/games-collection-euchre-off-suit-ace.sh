#!/usr/bin/env bash
# games-collection 1.6.1 (Python), euchre: the highest card wins the trick, of whatever suit: an ace thrown away on a lead of
# another suit takes it. The tricks aren't set back for the next hand, so who called trump once made it makes it ever after. And
# when somebody plays alone, the hand never ends: it's over when nobody has cards, and the partner keeps five.
# Expected: the highest card of the suit led wins, if there's no trump; each hand has five tricks; a lone hand is scored.
# Seen: who gets the trick of 9, ace, 10 and king; tricks and points after each of three hands; and where a lone hand stops.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps games-collection==1.6.1
seen="$(PYTHONPATH=py python3 - <<'END'
from random import Random
from card_games.common.cards import Suit, parse_card
from card_games.euchre.game import EuchreGame, GamePhase

game = EuchreGame(rng=Random(1))
game.trump, game.phase = Suit.SPADES, GamePhase.PLAY
for player, card in enumerate(("9H", "AD", "TH", "KH")):
    game.current_trick.append((player, parse_card(card)))
print("9H AD TH KH, spades are trump: player", game._determine_trick_winner())

def play(game):
    while game.phase == GamePhase.PLAY and game.hands[game.current_player]:
        game.play_card(game.current_player, game.get_legal_cards(game.current_player)[0])
    return f"tricks {game.tricks_won}, points {game.team1_score} to {game.team2_score}, {game.phase.name}"

game = EuchreGame(rng=Random(1))
for hand in (1, 2, 3):
    game.select_trump(Suit.SPADES, player=0)
    print(f"hand {hand}:", play(game))
game = EuchreGame(rng=Random(1))
game.select_trump(Suit.SPADES, player=0, go_alone=True)
print("alone:", play(game), "- cards:", *map(len, game.hands))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
9H AD TH KH, spades are trump: player 1
hand 1: tricks [5, 0], points 2 to 0, BIDDING
hand 2: tricks [7, 3], points 3 to 0, BIDDING
hand 3: tricks [9, 6], points 4 to 0, BIDDING
alone: tricks [5, 0], points 0 to 0, PLAY - cards: 0 0 5 0
END
)" ]
