#!/usr/bin/env bash
# durakgame 1.0.4 (Python), `moveSequence`: a game's moves are out of order as soon as somebody has taken the cards. Then the
# same player attacks again, but it takes the moves of the two by turns: a defence stands before the attack that it answers,
# and the last moves of whoever had more are missing. And the state that a player gets is "a snapshot" whose table changes
# afterwards: whoever keeps it finds the end of the game in each.
# Expected: the moves as they were made; A snapshot stays as it is.
# Seen: the first moves as they were made, as they are in the record, and the cards on the table in what Ann kept; then in how
# many games of twenty the two are the same, and how many moves are missing.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps durakgame==1.0.4
seen="$(PYTHONPATH=py python3 - <<'END'
import random
import durakgame

class Chance(durakgame.Player):
    def nextMove(self, state, options):
        choice = self.chance.randrange(len(options))
        self.made.append((self.name, options[choice]))
        self.kept.append((len(state.table.attack), state))
        return choice

def play(seed, limit):
    chance, pack, made = random.Random(seed), durakgame.standardDeck(), []
    chance.shuffle(pack)
    ann, ben = Chance(), Chance()
    for player, player.name in ((ann, "Ann"), (ben, "Ben")):
        player.chance, player.made, player.kept = chance, made, []
    return made, list(durakgame.play(ann, ben, durakgame.DeckShuffle.custom, pack, moveLimit=limit).moveSequence), ann.kept

kind = lambda move: type(move).__name__.removesuffix("Move")
made, record, kept = play(1, 6)
print("made:", *(f"{name} {kind(move)}" for name, move in made[:8]))
print("record:", *map(kind, record))
print("on the table, then and later:", *(f"{then}/{len(state.table.attack)}" for then, state in kept))
games = [play(seed, 60)[:2] for seed in range(20)]
print(sum([move for _, move in made] == record for made, record in games), "of 20 games the same,",
      sum(len(made) - len(record) for made, record in games), "of", sum(len(made) for made, _ in games), "moves missing")
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' \
  'made: Ann Opening Ben Forfeiting Ann Finishing Ann Opening Ben Forfeiting Ann Finishing Ann Opening Ben Forfeiting' \
  'record: Opening Forfeiting Finishing Forfeiting Opening Forfeiting Finishing Defensive' \
  'on the table, then and later: 0/0 1/0 0/0 1/0 0/0 1/0 0/0 1/0' '0 of 20 games the same, 73 of 2251 moves missing')" ]
