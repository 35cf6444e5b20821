#!/usr/bin/env bash
# belote-cli 4.9.6 (Python), Belote: four eights, or four sevens, take away the other side's points for a sequence of five, and
# bring none themselves. Any four alike count as a "carré" that beats every sequence, these two with 0 points.
# Expected: four sevens and four eights are no declaration. Its own rules name jacks, nines, aces, kings, queens and tens
# only, and whoever has a sequence of five scores 100 against a hand that declares nothing.
# Seen: North has four alike, and East the ten to the ace of spades, 100 points: which side's declarations count, and how many
# points they are, for four nines, four eights, four sevens and nothing.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install --no-deps belote-cli==4.9.6
seen="$(env/bin/python - <<'END'
from belote.deck import Card, Rank, Suit
from belote.game import Seat
from belote.scoring import detect_carres, detect_sequences, get_declaration_points, resolve_declarations

SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)

def declared(cards):
    cards = tuple(cards)
    return {"sequences": detect_sequences(cards), "carres": detect_carres(cards), "belote": False}

east = declared(Card(Suit.SPADES, rank) for rank in (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE))
for rank in (Rank.NINE, Rank.EIGHT, Rank.SEVEN, None):
    north = declared(Card(suit, rank) for suit in SUITS if rank)
    found = resolve_declarations({Seat.NORTH: north, Seat.EAST: east, Seat.SOUTH: declared(()), Seat.WEST: declared(())},
                                 Suit.HEARTS, Seat.NORTH)
    theirs = (found.ns_sequences + found.ns_carres, found.ew_sequences + found.ew_carres)[found.scoring_team]
    print(f"four {rank.name if rank else 'of nothing'}: {('North', 'East')[found.scoring_team]}",
          get_declaration_points(list(theirs)))
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'four NINE: North 150' 'four EIGHT: North 0' 'four SEVEN: North 0' 'four of nothing: East 100')" ]
