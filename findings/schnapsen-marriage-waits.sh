#!/usr/bin/env bash
# schnapsen 0.0.5 (Python): with 49 points and four tricks won, a player shows a marriage in trumps, 40 points, and hasn't won.
# The 40 count only when she wins one more trick. The other one takes that trick, gets to 66 and is the winner.
# Expected: its README names the rules on the pagat site, and its scorer is "simplified" only for closing and for guessed
# scores. There, a marriage counts at once for whoever has won a trick; without one it waits for the first. With 89 points
# she has won before the trick is played on.
# Seen: the last four cards of a game, when the other one can take the trick and when she can't; the cards and points of all
# tricks before add up.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps schnapsen==0.0.5
seen="$(PYTHONPATH=py python3 - <<'END'
from schnapsen.deck import Card, Rank, Suit
from schnapsen.game import (Bot, BotState, GameState, Hand, Marriage, RegularMove, SchnapsenGamePlayEngine, Score, Talon)

def card(name):
    ranks = {"A": Rank.ACE, "T": Rank.TEN, "K": Rank.KING, "Q": Rank.QUEEN, "J": Rank.JACK}
    suits = {"h": Suit.HEARTS, "s": Suit.SPADES, "c": Suit.CLUBS, "d": Suit.DIAMONDS}
    return Card.get_card(ranks[name[0]], suits[name[1]])

class Plays(Bot):
    def __init__(self, name, *moves):
        super().__init__(name)
        self.moves = list(moves)

    def get_move(self, perspective, leader_move):
        return self.moves.pop(0)

def play(second, hand, answer):
    """The last cards: North leads the marriage in hearts, trumps."""
    north_won = list(map(card, ("Th", second, "Ts", "Js", "Td", "Jd", "Tc", "Qc")))
    south_won = list(map(card, ("As", "Qs", "Ad", "Qd", "Ac", "Kc", "Ks", "Kd")))
    engine = SchnapsenGamePlayEngine()
    north_points, south_points = (
        sum(engine.trick_scorer.rank_to_points(found.rank) for found in cards) for cards in (north_won, south_won))
    state = GameState(
        leader=BotState(Plays("North", Marriage(card("Qh"), card("Kh"))), Hand(map(card, ("Qh", "Kh"))),
                        Score(north_points), north_won),
        follower=BotState(Plays("South", RegularMove(card(answer))), Hand(map(card, hand)), Score(south_points), south_won),
        talon=Talon([], Suit.HEARTS), previous=None)
    winner, points, score = engine.play_game_from_state(state, None)
    print(f"North {north_points}, South {south_points}; South answers {answer}: {winner} has won with {score.direct_points}")

play("Jh", ("Ah", "Jc"), "Ah")
play("Ah", ("Jh", "Jc"), "Jh")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
North 49, South 51; South answers Ah: South has won with 66
North 58, South 51; South answers Jh: North has won with 104
END
)" ]
