#!/usr/bin/env bash
# pgn2data 0.0.11 (Python), chess games as CSV: in a game that begins with a move of Black, as a position with a FEN tag may,
# every move is under the wrong player and the wrong colour, since the first move is White's, the second Black's, and so on. The
# piece that moved is the one that stands there afterwards: a pawn that's promoted was a queen. And in a draw somebody lost,
# named "draw".
# Expected: whose move it is, is in the position ("b"); the pawn moved; nobody lost a draw. Whoever counts moves or wins by
# player counts for the opponent.
# Seen: the moves of such a game, with player, colour and piece, and the losers of three games.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install pgn2data==0.0.11 chess==1.9.1 numpy==2.2.6 pandas==2.3.3
cat > games.pgn <<'END'
[Event "Study"]
[White "Ann"]
[Black "Ben"]
[Result "0-1"]
[SetUp "1"]
[FEN "8/8/8/8/8/6k1/4p3/K7 b - - 0 1"]

1... e1=Q+ 2. Kb2 Qe2+ 0-1

[Event "Club"]
[White "Cleo"]
[Black "Dora"]
[Result "1-0"]

1. e4 e5 1-0

[Event "Club"]
[White "Cleo"]
[Black "Dora"]
[Result "1/2-1/2"]

1. e4 e5 1/2-1/2
END
seen="$(env/bin/python - 2> /dev/null <<'END'
from converter.pgn_data import PGNData

result = PGNData("games.pgn").export()
for row in list(result.get_moves_df().itertuples())[:5]:
    print(f"{row.notation}: {row.player}, {row.color}, {row.piece}")
print("losers:", *result.get_games_df()["loser"])
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
e1=Q+: Ann, White, Q
Kb2: Ben, Black, K
Qe2+: Ann, White, Q
e4: Cleo, White, P
e5: Dora, Black, P
losers: Ann Dora draw
END
)" ]
