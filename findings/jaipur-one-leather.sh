#!/usr/bin/env bash
# datek-jaipur 0.1.1 (Python), Jaipur: a trade takes all cards of the kinds that are named, on both sides, however many were
# named: two of four leathers for two of three cloths is all four for all three. One cloth, spice or leather can't be sold, and
# six cards or more bring no bonus. And with camels a hand grows beyond seven cards.
# Expected, by the rules of Jaipur (GameWorks): an exchange is of the same number of cards; only diamonds, gold and silver need
# two to be sold; there's a bonus for three, four, and five or more; and never more than seven cards in a hand. "The game rules
# are implemented", as its page says.
# Seen: cards before and after a trade; the error for one leather and whether there's a bonus for two to seven; and the cards
# in a hand of seven after a trade of camels.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps datek-jaipur==0.1.1
seen="$(PYTHONPATH=py python3 - <<'END'
import asyncio
from dataclasses import replace
from datek_jaipur.domain.compound_types.card import Card, CardSet
from datek_jaipur.domain.compound_types.goods import GoodsType
from datek_jaipur.domain.events.game_created import GameCreated
from datek_jaipur.domain.events.goods_sold import GoodsSold
from datek_jaipur.domain.events.goods_traded import GoodsTraded
from datek_jaipur.errors import JaipurError

async def applied(event):
    await event.apply()
    return event.result

def cards(goods, count, first=0):
    return CardSet(Card(goods, first + number) for number in range(count))

async def main():
    game = await applied(GameCreated(player1_name="Ann", player2_name="Ben"))
    def with_hand(goods, herd=CardSet(), **changes):
        player = replace(game.player1, goods=goods, herd=herd)
        return replace(game, player1=player, current_player=player, **changes)
    tokens = sorted((coin.value for coin in game.coins if coin.type == GoodsType.LEATHER), reverse=True)
    for count in range(1, 8):
        try:
            sold = await applied(GoodsSold(game=with_hand(cards(GoodsType.LEATHER, count)), goods_type=GoodsType.LEATHER))
            bonus = sold.player1.score - sum(tokens[:count])
            print(f"{count} leather: bonus", "yes" if bonus else "no")
        except JaipurError as error:
            print(f"{count} leather: {type(error).__name__}")
    hand, market = cards(GoodsType.LEATHER, 4), cards(GoodsType.CLOTH, 3) + cards(GoodsType.SPICE, 2)
    before = with_hand(hand, cards_on_deck=market)
    after = await applied(GoodsTraded(game=before, goods_to_give_away=(GoodsType.LEATHER,) * 2,
                                      goods_to_acquire=(GoodsType.CLOTH,) * 2))
    print("two for two:", *(f"a hand of {len(state.player1.goods)}, {len(state.cards_on_deck)} on the table"
                            for state in (before, after)))
    full = with_hand(cards(GoodsType.LEATHER, 7), cards(GoodsType.CAMEL, 3), cards_on_deck=cards(GoodsType.CLOTH, 5))
    traded = await applied(GoodsTraded(game=full, goods_to_give_away=(GoodsType.CAMEL,) * 3,
                                       goods_to_acquire=(GoodsType.CLOTH,) * 3))
    print("a hand of seven after a trade with camels:", len(traded.player1.goods))

asyncio.run(main())
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
1 leather: NotEnoughCardsError
2 leather: bonus no
3 leather: bonus yes
4 leather: bonus yes
5 leather: bonus yes
6 leather: bonus no
7 leather: bonus no
two for two: a hand of 4, 5 on the table a hand of 3, 6 on the table
a hand of seven after a trade with camels: 12
END
)" ]
