#!/usr/bin/env bash
# jackblack 0.8.0 (Python): blackjack against the dealer's blackjack is counted as pushed, and the bet is gone. A blackjack that
# wins brings half the bet, less than any other hand, because 1.5 times the bet is paid in all. Insurance that wins brings as
# much as it cost, not twice as much. And with `hit_on_soft_17` the dealer hits a soft 18 to 21 as well, and a blackjack.
# Expected, in blackjack: a push returns the bet, blackjack pays 3 to 2 and insurance 2 to 1. "A comprehensive Python library
# for playing and simulating Black Jack", with "Support for insurance", "Perfect for ... running statistical analysis".
# Seen: chips of a player with 1000 who bet 100, after five rounds from dealt cards; and the dealer's cards at the end of some
# hands with the option on.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install jackblack==0.8.0
seen="$(env/bin/python - <<'END'
from jackblack import INSURANCE, STAY, Card, Deck, Player, Simulation, Strategy

class Insured(Strategy):
    def decide(self, player, choices, dealer=None, players=()):
        return INSURANCE if INSURANCE in choices else STAY

def table(player, dealer, strategy=None, **options):
    # The player and the dealer get their cards in turn.
    deck = Deck()
    deck[:] = [Card(rank) for rank in (player[0], dealer[0], player[1], dealer[1], *dealer[2:])][::-1]
    someone = Player("Ann", chips=1000, strategy=strategy or Strategy())
    someone.strategy.decide_bet = lambda player, min_bet: 100
    game = Simulation([someone], deck=deck, **options)
    game._start()
    return someone, game.dealer

for what, player, dealer, strategy in (
        ("20 and 19", ("King", "Queen"), ("10", "9"), None), ("20 and 20", ("King", "Queen"), ("10", "Jack"), None),
        ("blackjack and 19", ("Ace", "King"), ("10", "9"), None),
        ("blackjack and blackjack", ("Ace", "King"), ("King", "Ace"), None),
        ("insured 20 and blackjack", ("King", "Queen"), ("Ace", "King"), Insured())):
    someone, _ = table(player, dealer, strategy)
    result = someone.results[0]
    print(f"{what}: {someone.chips:g} chips, won {result.won}, pushed {result.pushed}")
for dealer in (("Ace", "6", "2", "9"), ("Ace", "7", "5", "6"), ("Ace", "King", "9")):
    _, hand = table(("King", "Queen"), dealer, hit_on_soft_17=True)
    print("hits a soft 17:", *(card.rank for card in hand.hand), "makes", hand.hand_value())
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
20 and 19: 1100 chips, won 1, pushed 0
20 and 20: 1000 chips, won 0, pushed 1
blackjack and 19: 1050 chips, won 1, pushed 0
blackjack and blackjack: 900 chips, won 0, pushed 1
insured 20 and blackjack: 950 chips, won 0, pushed 0
hits a soft 17: Ace 6 2 9 makes 18
hits a soft 17: Ace 7 5 6 makes 19
hits a soft 17: Ace King 9 makes 20
END
)" ]
