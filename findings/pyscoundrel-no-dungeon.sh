#!/usr/bin/env bash
# pyscoundrel 0.1.7 (Python), Scoundrel: it can't be played as it is installed, because the file with the cards,
# default_dungeon.yaml, isn't in the package. With such a file, the last two cards are never faced: if a room can't be filled
# with four, the game is won, whatever lies in it.
# Expected: its page begins with `GameEngine(seed=42)` and has "complete Scoundrel rules". In Scoundrel the game goes on through
# the whole dungeon.
# Seen: the error; and with the 44 cards of Scoundrel, shuffled with three seeds: how many are faced, what the engine says when
# a room has two cards, and how many points of monsters lie there.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install --no-deps pyscoundrel==0.1.7 pyyaml==6.0.3
seen="$(env/bin/python - <<'END'
import json
from pathlib import Path
from pyscoundrel import Dungeon, GameEngine

try:
    GameEngine(seed=42)
except FileNotFoundError as error:
    print("as installed: no", str(error).split("/")[-1])

kinds = [("monster", value, suit) for value in range(2, 15) for suit in ("spades", "clubs")]
kinds += [(kind, value, suit) for kind, suit in (("weapon", "diamonds"), ("health_potion", "hearts")) for value in range(2, 11)]
Path("cards.yaml").write_text(json.dumps({"version": "1.0", "cards": [
    {"id": f"{suit}{value}", "name": f"{value} of {suit}", "type": kind, "value": value, "count": 1}
    for kind, value, suit in kinds]}))
for seed in (1, 2, 3):
    engine = GameEngine(seed=seed, dungeon=Dungeon(Path("cards.yaml")))
    left = list(engine.state.deck.cards)
    total = len(left)
    engine.start_game()
    while not (result := engine.draw_room()).metadata.get("victory"):
        room = engine.state.current_room
        for place in range(4):
            if not room.is_complete and engine.face_card(place).success:
                left = [card for card in left if card is not room.cards[place]]
        engine.state.end_turn()
    print(f"seed {seed}: {total - len(left)} of {total} faced, \"{result.message}\", monsters left:",
          sum(card.value for card in left if card.card_type.name == "MONSTER"))
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'as installed: no default_dungeon.yaml' \
  'seed 1: 42 of 44 faced, "Dungeon complete! You survived!", monsters left: 6' \
  'seed 2: 42 of 44 faced, "Dungeon complete! You survived!", monsters left: 7' \
  'seed 3: 42 of 44 faced, "Dungeon complete! You survived!", monsters left: 9')" ]
