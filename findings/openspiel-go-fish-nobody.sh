#!/usr/bin/env bash
# OpenSpiel 2.0.2 (open_spiel on PyPI), game "go_fish" with `most_books_wins=False`: unless `end_on_first_out=True` is given,
# too, nobody wins, ever. Both players of a two-player game get -1, in a game that is declared to be a zero-sum one.
# Expected: "The winner is either the player who goes out or the one with the most books", as its source says; and returns
# that add up to 0, as `utility_sum` promises. With the default of most books they do.
# Seen, of 100 games by chance: -1 and -1 in all of them.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install open_spiel==2.0.2
seen="$(env/bin/python - <<'END'
import random
import pyspiel

def returns(**settings):
    seen, game = set(), pyspiel.load_game("go_fish", settings)
    for number in range(100):
        chance, state = random.Random(number), game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance.choices(*zip(*state.chance_outcomes()))[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
        seen.add(tuple(state.returns()))
    return game.get_type().utility.name, sorted(seen)

print("most books:", *returns())
print("first out:", *returns(most_books_wins=False, end_on_first_out=True))
print("first out, played to the end:", *returns(most_books_wins=False))
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'most books: ZERO_SUM [(-1.0, 1.0), (1.0, -1.0)]' \
  'first out: ZERO_SUM [(-1.0, 1.0), (1.0, -1.0)]' 'first out, played to the end: ZERO_SUM [(-1.0, -1.0)]')" ]
