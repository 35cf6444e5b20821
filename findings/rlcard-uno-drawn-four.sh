#!/usr/bin/env bash
# rlcard 1.2.0 (Python), game "uno": a Wild Draw Four that comes from the draw pile plays itself, in a colour by chance, and
# nobody draws four. And with its two players a Reverse does nothing: the turn goes on to the other.
# Expected: as where the same card is played from a hand: the other one draws four cards and misses a turn; a drawn Draw Two
# does its work. In Mattel's rules for two players a Reverse is a Skip, as it can't be anything else.
# Seen, in 400 games by chance: how many cards the other one draws, and whose turn is next.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install rlcard==1.2.0 numpy==1.26.4
seen="$(env/bin/python - <<'END'
import random
from collections import Counter
import numpy
from rlcard.games.uno.game import UnoGame

seen = Counter()
for number in range(400):
    game, chance = UnoGame(num_players=2), random.Random(number)
    game.np_random = numpy.random.RandomState(number)
    game.init_game()
    for _ in range(300):
        if game.is_over():
            break
        player, cards = game.round.current_player, [len(player.hand) for player in game.players]
        action = chance.choice(game.get_legal_actions())
        card = game.dealer.deck[-1].trait if action == "draw" and game.dealer.deck else action.split("-")[-1]
        game.step(action)
        mine, other = (len(game.players[seat].hand) - cards[seat] for seat in (player, 1 - player))
        if card in ("wild_draw_4", "draw_2", "reverse") and mine <= 0:
            seen[f"{card} {'drawn' if action == 'draw' else 'from the hand'}: the other one draws {other}",
                 f"next is {'the same' if game.round.current_player == player else 'the other'} player"] += 1
for line in sorted(seen):
    print(*line, sep=", ")
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'draw_2 '{drawn,'from the hand'}': the other one draws 2, next is the same player' \
  'reverse '{drawn,'from the hand'}': the other one draws 0, next is the other player' \
  'wild_draw_4 drawn: the other one draws 0, next is the other player' \
  'wild_draw_4 from the hand: the other one draws 4, next is the same player')" ]
