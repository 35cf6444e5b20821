#!/usr/bin/env bash
# hk-mahjong 0.1.0 (Python): when the deal goes to the next player, the dealer becomes West. The list of winds is turned the wrong
# way, so it's right only for seats 0 and 2; with it go the points for the seat wind and the flowers. When two players want the
# same tile to win, the lower seat number gets it, not the next in turn. And "small dragons" is in the code but never counted.
# Expected: the dealer is East and the next one South; "the player closest in turn order wins"; 5 faan for two sets of dragons
# with a pair of the third, as its own `_check_small_dragons` says (the same for small winds).
# Seen: the winds for each dealer; who gets a tile that seat 2 threw; and what such hands are worth.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps hk-mahjong==0.1.0
seen="$(PYTHONPATH=py python3 - <<'END'
from hk_mahjong.core.game_state import GameState
from hk_mahjong.core.rules import Claim, ClaimType, resolve_claims
from hk_mahjong.core.scoring import ScoringContext, score_hand
from hk_mahjong.core.tiles import Dragon, Suit, Wind, make_dragon, make_suited, make_wind
from hk_mahjong.core.win_check import check_win

for dealer in range(4):
    game = GameState()
    game.setup_round(dealer=dealer, seed=1)
    print(f"seat {dealer} deals:", ", ".join(f"{player.seat} {player.seat_wind.name.lower()}" for player in game.players))

claims = [Claim(player_seat=seat, claim_type=ClaimType.WIN) for seat in [0, 3]]
print("seat 2 throws, 3 and 0 win with it: given to", resolve_claims(claims).player_seat)

def chow(suit, rank):
    return [make_suited(suit, rank + i) for i in range(3)]

hands = {
    "small dragons": 3 * [make_dragon(Dragon.RED)] + 3 * [make_dragon(Dragon.GREEN)] + 2 * [make_dragon(Dragon.WHITE)]
    + chow(Suit.DOTS, 1) + chow(Suit.BAMBOO, 4),
    "small winds": 3 * [make_wind(Wind.EAST)] + 3 * [make_wind(Wind.SOUTH)] + 3 * [make_wind(Wind.WEST)]
    + 2 * [make_wind(Wind.NORTH)] + chow(Suit.DOTS, 1),
}
for name, tiles in hands.items():
    score = score_hand(ScoringContext(
        decomposition=check_win(tiles, [])[0], exposed_melds=[], concealed_tiles=tiles, bonus_tiles=[],
        winning_tile=tiles[-1], self_drawn=False, seat_wind=Wind.EAST, prevailing_wind=Wind.EAST,
    ))
    print(f"{name}: {score.total_faan} =", ", ".join(f"{item.name} {item.faan}" for item in score.items))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
seat 0 deals: 0 east, 1 south, 2 west, 3 north
seat 1 deals: 0 south, 1 west, 2 north, 3 east
seat 2 deals: 0 west, 1 north, 2 east, 3 south
seat 3 deals: 0 north, 1 east, 2 south, 3 west
seat 2 throws, 3 and 0 win with it: given to 0
small dragons: 4 = Red Dragon Pong 1, Green Dragon Pong 1, Fully Concealed 1, No Flowers 1
small winds: 7 = Seat Wind 1, Prevailing Wind 1, Mixed One Suit 3, Fully Concealed 1, No Flowers 1
SEEN
)" ]
