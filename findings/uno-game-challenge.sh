#!/usr/bin/env bash
# uno-game 1.1.0 (Python): who challenges a Wild Draw 4 is judged by the wrong colour. The card is already on the pile when
# it looks for the colour that lay there, so it looks for "wild": whoever had the right colour and cheated is in the right,
# and whoever had none and holds another wild draws four. When the direction is reversed, who challenged well is left out
# all the same, and one more. And the computer, which chooses a colour after a wild card, names the one of which it has
# least.
# Expected: in Uno it may be played only without a card of the colour on the pile, and after a challenge that is right, the
# challenger plays. It draws "four cards instead", as its own message says.
# Seen, on a red three: cards drawn by Ann, who played it, and by who challenged; who is next; and the computer's colour.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install uno-game==1.1.0 numpy==2.2.6 Network-Script==1.0.6.1 \
  Roman-Numerals-Simple==1.0.1 colorama==0.4.6
seen="$(env/bin/python - <<'END'
from uno import _card, _core, _game, _player

class Stop(Exception):
    pass

class Scripted(_player.Player):
    __slots__ = ["plays"]
    def __init__(self, name, hand):
        self.name, self.hand, self.plays = name, hand, 0
    def play(self, current_card, game):
        if current_card.long_name != "Red 3":
            raise Stop(self.name)
        return _core.WILD_DRAW4
    def _ask(self, question, kind):
        return True if kind is bool else _core.BLUE

def after(hand, direction):
    ann, ben, cleo = Scripted("Ann", [_core.WILD_DRAW4, *hand]), Scripted("Ben", [_core.GREEN_1]), Scripted("Cleo", [_core.GREEN_1])
    game = _game.Game([ann, ben, cleo])
    game.ix, game.player, game.card, game.direction = 0, ann, _core.RED_3, direction
    try:
        game.begin()
    except Stop as stop:
        challenger = ben if direction == 1 else cleo
        print(f"Ann has {', '.join(card.long_name for card in hand)}: she draws {len(ann.hand) - len(hand)},",
              f"{challenger.name} {len(challenger.hand) - 1}, next is {stop}")

after([_core.RED_5, _core.RED_7], 1)
after([_core.GREEN_5, _core.WILD_CARD], 1)
after([_core.GREEN_5, _core.YELLOW_5], 1)
after([_core.GREEN_5, _core.WILD_CARD], -1)
print("three reds and a green:", _player.ComputerPlayer.choose_color([_core.RED_1, _core.RED_2, _core.RED_9, _core.GREEN_3]).name)
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'Ann has Red 5, Red 7: she draws 0, Ben 6, next is Cleo' \
  'Ann has Green 5, Wild: she draws 4, Ben 0, next is Ben' \
  'Ann has Green 5, Yellow 5: she draws 0, Ben 6, next is Cleo' \
  'Ann has Green 5, Wild: she draws 4, Cleo 0, next is Ann' \
  'three reds and a green: green')" ]
